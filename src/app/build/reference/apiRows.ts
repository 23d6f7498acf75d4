import type { RootContent } from 'mdast';
import type { ApiRow } from '../../../components/ApiTable/ApiRow';
import type { ReferenceStringKey } from '../../../domain/strings/referenceStrings';
import {
  isComputed,
  type Change,
  type ClassRow,
  type ComputedValue,
  type Json,
  type Past,
  type Prose,
  type ReferenceRow,
  type StudioProperty,
} from '../../../reference/records';
import { code, joined, list, paragraph, partsIn, text, type Inline } from '../../../content/nodes';
import { unionMembers } from '../../../reference/typeShapes';
import type { ReferenceContext } from './ReferenceContext';
import { upgradePagePath } from '../../../reference/definitionHref';
import { corePackage } from '../../../domain/code/documentedPackages';

/** What a row was in the version before, in words. */
function before(context: ReferenceContext, change: Change | undefined): RootContent[] {
  if (change?.kind !== 'changed') return [];
  const fields = Object.entries(change.from).map(([field, from]): Inline => [
    text(`${context.wordFor('field', field)} `),
    from ? code(from) : text(context.say('reference.none')),
  ]);
  const { baseline } = context.reference;
  return [context.paragraph('reference.before', { version: baseline, fields: joined(fields) })];
}

/** What of a row is marked beside its name. */
const marks = (
  context: ReferenceContext,
  { past, deprecated }: { past?: Past; deprecated?: Prose },
): Pick<ApiRow, 'past' | 'deprecated'> => ({
  deprecated: deprecated && context.inline(deprecated.text),
  past: changesIn(context, past),
});

/** Which version added a thing, and the last one that changed it. */
export const changesIn = (context: ReferenceContext, past: Past = []): ApiRow['past'] & {} =>
  (['added', 'changed'] as const)
    .flatMap((kind) => past.find((one) => one.kind === kind) ?? [])
    .map(({ kind, version, anchor }) => ({
      kind,
      version: version.replace(/\.0$/, ''),
      href: `${context.href(upgradePagePath)}#${anchor}`,
    }));

const descriptionOf = (context: ReferenceContext, description: Prose | undefined) =>
  description && context.prose(description.text);

/** Where the default comes from, and what the declaration says where the code does something else. */
function defaultFacts(context: ReferenceContext, row: ReferenceRow): RootContent[] {
  const { default: value, claimedDefault: claimed } = row;
  const [parent, name] = row.defaultFrom?.split('.') ?? [];
  const facts: Inline[] = [];
  if (parent && name)
    facts.push(context.phrase('reference.defaultFrom', { name: code(name), parent: code(parent) }));
  else if (claimed !== undefined)
    facts.push(
      value === undefined
        ? context.phrase('reference.defaultNone')
        : context.phrase('reference.defaultSet', { value: code(value) }),
    );
  if (claimed !== undefined)
    facts.push(context.phrase('reference.claimed', { claimed: code(claimed) }));
  return facts.length > 0 ? [paragraph(joined(facts, ' '))] : [];
}

/** A prop, slot, parameter or member as a row of a table. */
export function rowOf(context: ReferenceContext, row: ReferenceRow): ApiRow {
  const { parameters = [], returns, values = [], examples = [], type } = row;
  const version = context.reference.versions[corePackage]!;
  const described = (name: string, description: string) => [
    code(name),
    description && [text(': '), context.inline(description)],
  ];
  return {
    name: row.name,
    required: row.required,
    type: unionMembers(type.shape),
    typeLinks: type.names && context.typeLinks(type),
    defaultValue: row.default,
    ...marks(context, row),
    description: partsIn<RootContent>(
      row.ignored && context.paragraph('reference.ignored', { version }),
      descriptionOf(context, row.description),
      defaultFacts(context, row),
      values.length > 0 && list(values.map((one) => described(one.value, one.description))),
      parameters.length > 0 && [
        context.paragraph('reference.calledWith'),
        list(parameters.map(({ name, description }) => described(name, description))),
      ],
      returns &&
        context.paragraph('reference.returns', {
          value: /\s/.test(returns) ? context.inline(returns) : code(returns),
        }),
      examples.map((example) =>
        context.paragraph('reference.example', {
          code: code(example.replace(/^```\w*\n|\n```$/g, '')),
        }),
      ),
      before(context, row.change),
    ),
  };
}

export function classRowOf(context: ReferenceContext, row: ClassRow): ApiRow {
  return {
    name: row.rule,
    type: [`.${row.className}`],
    ...marks(context, row),
    description: partsIn<RootContent>(
      descriptionOf(context, row.description),
      row.global && context.paragraph('reference.globalState'),
    ),
  };
}

/** `({ mode }) => mode !== "link"`, as every condition of the published components reads. */
const condition = /^\(\{ (\w+) \}\) => \1 ([!=])== "(\w+)"$/;

/** When the editor shows a property, with its own labels. @throws {TypeError} for a condition of another form */
function shownWhen(context: ReferenceContext, source: string, all: readonly StudioProperty[]) {
  const [, name, sign, value] = condition.exec(source)!;
  const { label, enumLabels } = all.find((property) => property.name === name)!;
  return context.phrase(sign === '!' ? 'reference.editorHidesFor' : 'reference.editorShows', {
    property: label ?? code(name!),
    value: enumLabels?.[value!] ?? code(value!),
  });
}

/** What the editor makes of a property. */
function editorFacts(
  context: ReferenceContext,
  { label, minimum, maximum, defaultValueProp, visible }: StudioProperty,
  all: readonly StudioProperty[],
): Inline[] {
  const fact = (key: ReferenceStringKey, name: string, value: string | number | undefined) =>
    value === undefined ? [] : [context.phrase(key, { [name]: code(String(value)) })];
  return [
    ...fact('reference.editorName', 'name', label),
    ...fact('reference.editorMinimum', 'value', minimum),
    ...fact('reference.editorMaximum', 'value', maximum),
    ...fact('reference.editorDefault', 'prop', defaultValueProp),
    ...(visible === false ? [context.phrase('reference.editorHides')] : []),
    ...(isComputed(visible) ? [shownWhen(context, visible.computed, all)] : []),
  ];
}

/** One of the properties of a Studio component. */
export function studioRowOf(
  context: ReferenceContext,
  property: StudioProperty,
  all: readonly StudioProperty[],
): ApiRow {
  const { name, type, enum: values, enumLabels = {}, description, change, past } = property;
  const labels = (values ?? [])
    .filter((value) => enumLabels[value] !== undefined && enumLabels[value] !== value)
    .map((value) =>
      context.phrase('reference.editorLabel', { value: code(value), label: enumLabels[value]! }),
    );
  const facts = editorFacts(context, property, all);
  return {
    name,
    type: values?.map((value) => JSON.stringify(value)) ?? [type],
    defaultValue: property.default === undefined ? undefined : defaultText(property.default),
    ...marks(context, { past }),
    description: partsIn<RootContent>(
      descriptionOf(context, description),
      labels.length > 0 && context.paragraph('reference.editorLabels', { labels: joined(labels) }),
      facts.length > 0 && paragraph(joined(facts, ' ')),
      before(context, change),
    ),
  };
}

const defaultText = (value: Json | ComputedValue): string =>
  isComputed(value) ? value.computed : JSON.stringify(value);
