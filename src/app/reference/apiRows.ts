import type { ApiRow } from '../../domain/reference/ApiRow';
import type { Change, ClassRow, ComputedValue, Json, Prose, ReferenceRow, StudioProperty } from '../../domain/reference/Reference';
import { escapeHtml } from '../../content/highlight';
import { attributesIn } from './demoUses';
import { proseHtml, proseInlineHtml } from './proseText';
import type { ReferenceContext } from './ReferenceContext';

const code = (text: string) => `<code>${escapeHtml(text)}</code>`;
const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const changedFields: Record<string, string> = { type: 'Type', default: 'Default', required: 'Required', deprecated: 'Deprecated', parameters: 'Parameters', values: 'Values' };

/** What a row was in the version before, in words. */
function beforeHtml(change: Change | undefined, baseline: string): string {
  if (change?.kind !== 'changed') return '';
  const fields = Object.entries(change.from).map(([field, from]) => `${(changedFields[field] ?? field).toLowerCase()} ${from ? code(from) : 'none'}`);
  return `<p>In ${escapeHtml(baseline)}: ${fields.join(', ')}.</p>`;
}

const since = (change: Change | undefined) => (change ? { since: change.kind } : {});

function deprecation(context: ReferenceContext, deprecated: Prose | undefined) {
  return deprecated ? { deprecated: proseInlineHtml(deprecated.text, context.resolve) } : {};
}

/** A prop, slot, parameter or member as a row of a table. */
export function rowOf(context: ReferenceContext, row: ReferenceRow): ApiRow {
  const { name, required, type, description, parameters = [], returns, values = [], examples = [], change } = row;
  const inline = (text: string) => proseInlineHtml(text, context.resolve);
  const html = [
    description ? proseHtml(description.text, context.resolve) : '',
    values.length > 0 ? list(values.map((value) => `${code(value.value)}: ${inline(value.description)}`)) : '',
    parameters.length > 0 ? `<p>Called with</p>${list(parameters.map((parameter) => `${code(parameter.name)}${parameter.description ? `: ${inline(parameter.description)}` : ''}`))}` : '',
    returns ? `<p>Returns ${/\s/.test(returns) ? inline(returns) : code(returns)}</p>` : '',
    ...examples.map((example) => `<p>Example: ${code(example.replace(/^```\w*\n|\n```$/g, ''))}</p>`),
    beforeHtml(change, context.reference.baseline),
  ];
  return {
    name,
    ...(required ? { required } : {}),
    type: type.text,
    ...(type.names ? { typeLinks: context.typeLinks(type) } : {}),
    ...(row.default === undefined ? {} : { defaultValue: row.default }),
    ...deprecation(context, row.deprecated),
    ...since(change),
    description: html.join(''),
  };
}

/** A prop of a component, with the demos whose code gives it. */
export function propRowOf(context: ReferenceContext, component: string, row: ReferenceRow): ApiRow {
  const using = context.site.demos.filter((demo) => attributesIn(demo.code, component).has(row.name));
  // A demo that two pages show is named once.
  const demos = [...new Map(using.map(({ name, href }) => [name, { title: name, href }])).values()];
  return { ...rowOf(context, row), ...(demos.length > 0 ? { demos } : {}) };
}

/** A prop that comes from elsewhere: what that package says of it, without links into types. */
export function inheritedRowOf(context: ReferenceContext, row: ReferenceRow): ApiRow {
  const type = row.type.text.replace(/ \| undefined$/, '');
  return rowOf(context, { ...row, type: { text: type } });
}

export function classRowOf(context: ReferenceContext, { className, rule, global, description, deprecated, change }: ClassRow): ApiRow {
  return {
    name: rule,
    type: `.${className}`,
    ...deprecation(context, deprecated),
    ...since(change),
    description: (description ? proseHtml(description.text, context.resolve) : '') + (global ? '<p>A state that any component can have.</p>' : ''),
  };
}

const editorFacts: readonly [(property: StudioProperty) => boolean, (property: StudioProperty) => string][] = [
  [({ label }) => label !== undefined, ({ label }) => `The editor calls it ${code(label!)}.`],
  [({ minimum }) => minimum !== undefined, ({ minimum }) => `At least ${code(String(minimum))}.`],
  [({ maximum }) => maximum !== undefined, ({ maximum }) => `At most ${code(String(maximum))}.`],
  [({ defaultValueProp }) => defaultValueProp !== undefined, ({ defaultValueProp }) => `Its first value comes from ${code(defaultValueProp!)}.`],
  [({ visible }) => visible === false, () => 'The editor does not show it.'],
  [({ visible }) => typeof visible === 'object', ({ visible }) => `The editor shows it when ${code((visible as { computed: string }).computed)}.`],
];

/** A property of a Studio component. */
export function studioRowOf(context: ReferenceContext, property: StudioProperty): ApiRow {
  const { name, type, enum: values, enumLabels = {}, description, change } = property;
  const labels = (values ?? []).filter((value) => enumLabels[value] !== undefined && enumLabels[value] !== value);
  const facts = editorFacts.filter(([applies]) => applies(property)).map(([, text]) => text(property));
  const html = [
    description ? proseHtml(description.text, context.resolve) : '',
    labels.length > 0 ? `<p>In the editor: ${labels.map((value) => `${code(value)} is ${escapeHtml(enumLabels[value]!)}`).join(', ')}.</p>` : '',
    facts.length > 0 ? `<p>${facts.join(' ')}</p>` : '',
    beforeHtml(change, context.reference.baseline),
  ];
  return {
    name,
    type: values ? values.map((value) => JSON.stringify(value)).join(' | ') : type,
    ...(property.default === undefined ? {} : { defaultValue: defaultText(property.default) }),
    ...since(change),
    description: html.join(''),
  };
}

function defaultText(value: Json | ComputedValue): string {
  const isComputed = typeof value === 'object' && value !== null && !Array.isArray(value) && typeof value['computed'] === 'string' && Object.keys(value).length === 1;
  return isComputed ? String((value as { computed: string }).computed) : JSON.stringify(value);
}
