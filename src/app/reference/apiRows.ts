import type { ReferenceStringKey } from '../../domain/strings/referenceStrings';
import type { ApiRow } from '../../domain/reference/ApiRow';
import type {
  Change,
  ClassRow,
  ComputedValue,
  Json,
  Prose,
  ReferenceRow,
  StudioProperty,
} from '../../reference/records';
import { escapeHtml } from '../../content/highlight';
import { format } from '../../domain/strings/format';
import { attributesIn } from './demoUses';
import { proseHtml, proseInlineHtml } from './proseText';
import type { ReferenceContext } from './ReferenceContext';

const code = (text: string) => `<code>${escapeHtml(text)}</code>`;
const list = (items: readonly string[]) =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const fieldKeys: Readonly<Record<string, ReferenceStringKey>> = {
  type: 'reference.field.type',
  default: 'reference.field.default',
  required: 'reference.field.required',
  deprecated: 'reference.field.deprecated',
  parameters: 'reference.field.parameters',
  values: 'reference.field.values',
};

/** What a field of a record is called. */
export function fieldName(context: ReferenceContext, field: string): string {
  const key = fieldKeys[field];
  return key ? context.say(key) : field;
}

/** A sentence as HTML: of its places only what is put there is HTML already. */
const sentence = (
  { say }: ReferenceContext,
  key: ReferenceStringKey,
  values: Readonly<Record<string, string>> = {},
) => format(escapeHtml(say(key)), values);

/** What a row was in the version before, in words. */
function beforeHtml(context: ReferenceContext, change: Change | undefined): string {
  if (change?.kind !== 'changed') return '';
  const fields = Object.entries(change.from).map(
    ([field, from]) =>
      `${escapeHtml(fieldName(context, field))} ${from ? code(from) : sentence(context, 'reference.none')}`,
  );
  return `<p>${sentence(context, 'reference.before', { version: escapeHtml(context.reference.baseline), fields: fields.join(', ') })}</p>`;
}

const since = (change: Change | undefined) => (change ? { since: change.kind } : {});

function deprecation(context: ReferenceContext, deprecated: Prose | undefined) {
  return deprecated ? { deprecated: proseInlineHtml(deprecated.text, context.resolve) } : {};
}

/** A prop, slot, parameter or member as a row of a table. */
export function rowOf(context: ReferenceContext, row: ReferenceRow): ApiRow {
  const {
    name,
    required,
    type,
    description,
    parameters = [],
    returns,
    values = [],
    examples = [],
    change,
  } = row;
  const inline = (text: string) => proseInlineHtml(text, context.resolve);
  const html = [
    description ? proseHtml(description.text, context.resolve) : '',
    values.length > 0
      ? list(values.map((value) => `${code(value.value)}: ${inline(value.description)}`))
      : '',
    parameters.length > 0
      ? `<p>${sentence(context, 'reference.calledWith')}</p>${list(parameters.map((parameter) => `${code(parameter.name)}${parameter.description ? `: ${inline(parameter.description)}` : ''}`))}`
      : '',
    returns
      ? `<p>${sentence(context, 'reference.returns', { value: /\s/.test(returns) ? inline(returns) : code(returns) })}</p>`
      : '',
    ...examples.map(
      (example) =>
        `<p>${sentence(context, 'reference.example', { code: code(example.replace(/^```\w*\n|\n```$/g, '')) })}</p>`,
    ),
    beforeHtml(context, change),
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
  const using = context.site.demos.filter((demo) =>
    attributesIn(demo.code, component).has(row.name),
  );
  // A demo that two pages show is named once.
  const demos = [...new Map(using.map(({ name, href }) => [name, { title: name, href }])).values()];
  return { ...rowOf(context, row), ...(demos.length > 0 ? { demos } : {}) };
}

/** A prop that comes from elsewhere: what that package says of it, without links into types. */
export function inheritedRowOf(context: ReferenceContext, row: ReferenceRow): ApiRow {
  const type = row.type.text.replace(/ \| undefined$/, '');
  return rowOf(context, { ...row, type: { text: type } });
}

export function classRowOf(
  context: ReferenceContext,
  { className, rule, global, description, deprecated, change }: ClassRow,
): ApiRow {
  return {
    name: rule,
    type: `.${className}`,
    ...deprecation(context, deprecated),
    ...since(change),
    description:
      (description ? proseHtml(description.text, context.resolve) : '') +
      (global ? `<p>${sentence(context, 'reference.globalState')}</p>` : ''),
  };
}

/** What the editor makes of a property. */
function editorFacts(
  context: ReferenceContext,
  { label, minimum, maximum, defaultValueProp, visible }: StudioProperty,
): string[] {
  const fact = (key: ReferenceStringKey, name: string, value: string | number | undefined) =>
    value === undefined ? [] : [sentence(context, key, { [name]: code(String(value)) })];
  return [
    ...fact('reference.editorName', 'name', label),
    ...fact('reference.editorMinimum', 'value', minimum),
    ...fact('reference.editorMaximum', 'value', maximum),
    ...fact('reference.editorDefault', 'prop', defaultValueProp),
    ...(visible === false ? [sentence(context, 'reference.editorHides')] : []),
    ...fact(
      'reference.editorShows',
      'condition',
      typeof visible === 'object' ? visible.computed : undefined,
    ),
  ];
}

/** A property of a Studio component. */
export function studioRowOf(context: ReferenceContext, property: StudioProperty): ApiRow {
  const { name, type, enum: values, enumLabels = {}, description, change } = property;
  const labels = (values ?? []).filter(
    (value) => enumLabels[value] !== undefined && enumLabels[value] !== value,
  );
  const facts = editorFacts(context, property);
  const named = labels.map((value) =>
    sentence(context, 'reference.editorLabel', {
      value: code(value),
      label: escapeHtml(enumLabels[value]!),
    }),
  );
  const html = [
    description ? proseHtml(description.text, context.resolve) : '',
    labels.length > 0
      ? `<p>${sentence(context, 'reference.editorLabels', { labels: named.join(', ') })}</p>`
      : '',
    facts.length > 0 ? `<p>${facts.join(' ')}</p>` : '',
    beforeHtml(context, change),
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
  const isComputed =
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    typeof value['computed'] === 'string' &&
    Object.keys(value).length === 1;
  return isComputed ? String((value as { computed: string }).computed) : JSON.stringify(value);
}
