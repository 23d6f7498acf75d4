import { isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { isRecord } from '../../../domain/isRecord';
import { referenceStrings } from '../../../domain/strings/referenceStrings';
import type { RootContent } from 'mdast';
import type { SchemaProperty, SchemaTypePart } from '../../../components/SchemaTree/SchemaTree';
import { definitionHref, sourceHref } from '../../../reference/definitionHref';
import type { Json, Reference } from '../../../reference/records';
import { code, link, list, sentence, text, type Parts } from '../../../content/nodes';
import { createReferencePage } from './createReferencePage';
import type { ReferenceContext } from './ReferenceContext';
import { heading, prose, type ReferenceBlock, type ReferencePage } from './ReferencePage';

type Schema = { [key: string]: Json };

const schemas = (value: Json | undefined) =>
  Array.isArray(value) ? value.filter((one) => isRecord(one)) : [];
const definitionOf = (reference: Json | undefined) =>
  typeof reference === 'string' ? /^#\/definitions\/(\w+)$/.exec(reference)?.[1] : undefined;

const withBars = (parts: readonly (readonly SchemaTypePart[])[]): SchemaTypePart[] =>
  parts.flatMap((part, index) => (index > 0 ? [' | ', ...part] : [...part]));

/** What values a schema allows, in the words of TypeScript. */
export function typeWords(schema: Schema): SchemaTypePart[] {
  const definition = definitionOf(schema['$ref']);
  if (definition) return [{ name: definition, href: `#${definitionAnchor(definition)}` }];
  if (schema['const'] !== undefined) return [JSON.stringify(schema['const'])];
  if (Array.isArray(schema['enum']))
    return withBars(schema['enum'].map((value) => [JSON.stringify(value)]));
  const alternatives = schemas(schema['anyOf']);
  if (alternatives.length > 0) return withBars(alternatives.map(typeWords));
  const all = schemas(schema['allOf']);
  if (all.length > 0)
    return all.flatMap((part, index) =>
      index > 0 ? [' & ', ...typeWords(part)] : typeWords(part),
    );
  if (schema['type'] === 'array') {
    const items = isRecord(schema['items']) ? typeWords(schema['items']) : ['any'];
    return items.length > 1 ? ['(', ...items, ')[]'] : [...items, '[]'];
  }
  return [
    typeof schema['type'] === 'string'
      ? schema['type']
      : Array.isArray(schema['type'])
        ? schema['type'].join(' | ')
        : 'any',
  ];
}

interface Part {
  name: string;
  /** Joined to the id of what it is part of. */
  idPart: string;
  required: boolean;
  schema: Schema;
}

/** What a schema is made of: its properties, those of its items, and of each of its alternatives. */
function schemaParts(schema: Schema, prefix = ''): Part[] {
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const properties = isRecord(schema['properties']) ? Object.entries(schema['properties']) : [];
  const more = schema['additionalProperties'];
  return [
    ...properties.flatMap(([name, value]) =>
      isRecord(value)
        ? [{ name, idPart: prefix + name, required: required.includes(name), schema: value }]
        : [],
    ),
    ...(isRecord(more)
      ? [
          {
            name: '*',
            idPart: `${prefix}any`,
            required: false,
            schema: { description: referenceStrings['reference.schemaAnyName'], ...more },
          },
        ]
      : []),
    ...(isRecord(schema['items']) ? schemaParts(schema['items'], prefix) : []),
    ...['anyOf', 'allOf'].flatMap((key) => {
      const alternatives = schemas(schema[key]);
      const withParts = alternatives.filter((alternative) => schemaParts(alternative).length > 0);
      return withParts.flatMap((alternative) =>
        schemaParts(
          alternative,
          withParts.length > 1 ? `${prefix}${alternatives.indexOf(alternative) + 1}-` : prefix,
        ),
      );
    }),
  ];
}

const anchor = (text: string) => text.replace(/[^\w-]+/g, '_');
const definitionAnchor = (name: string) => `definition-${name}`;

/** The schema's descriptions hold no markup but code. */
const descriptionOf = ({ description }: Schema): RootContent[] =>
  typeof description === 'string' ? [sentence(description)] : [];

const propertiesOf = (parts: readonly Part[], parentId: string): SchemaProperty[] =>
  parts.map(({ name, idPart, required, schema }) => {
    const id = `${parentId}-${anchor(idPart)}`;
    return {
      id,
      name,
      type: typeWords(schema),
      required,
      description: descriptionOf(schema),
      properties: propertiesOf(schemaParts(schema), id),
    };
  });

interface Described {
  name: string;
  id: string;
  schema: Schema;
}

/** What the schema says of it, or else a sentence of ours. */
function summaryOf(context: ReferenceContext, { name, schema }: Described): RootContent[] {
  const summary = context.reference.studio.fileSchema.examples[name]?.summary;
  return summary === undefined ? descriptionOf(schema) : [sentence(summary)];
}

const schemaBlocks = (
  context: ReferenceContext,
  all: readonly Described[],
): Parts<ReferenceBlock> =>
  all.map((one) => {
    const { name, id, schema } = one;
    const properties = propertiesOf(schemaParts(schema), id);
    const example = context.reference.studio.fileSchema.examples[name];
    return [
      heading(id, name, 3),
      {
        kind: 'schema',
        schema: {
          name,
          description: summaryOf(context, one),
          type: typeWords(schema),
          properties,
          example: example && {
            title: example.title,
            code: example.yaml,
            ids: exampleLines(example.yaml, properties),
          },
        },
      },
    ];
  });

/** Names with what they are, each a link to its section. */
const overview = (context: ReferenceContext, all: readonly Described[]) =>
  prose(
    list(
      all.map((one) => [
        link(`#${one.id}`, text(one.name)),
        text(': '),
        summaryOf(context, one).map((node) => node.type === 'paragraph' && node.children),
      ]),
    ),
  );

/** The schema of Studio's files: each kind of file and each definition, every property with a URL. */
export function fileSchemaPage(
  context: ReferenceContext,
  { fileSchema }: Reference['studio'],
): ReferencePage {
  const { source, definedAt } = fileSchema;
  const { say } = context;
  const described = (entries: Record<string, Json>, idOf: (name: string) => string): Described[] =>
    Object.entries(entries).flatMap(([name, schema]) =>
      isRecord(schema) ? [{ name, id: idOf(name), schema }] : [],
    );
  const files = described(fileSchema.files, (name) => `file-${name}`);
  const definitions = described(fileSchema.definitions, definitionAnchor);
  const { license, copyright } = context.reference.notices[definedAt.package]!;
  return createReferencePage(context, {
    page: 'studio/reference/file-schema',
    title: say('reference.fileSchema'),
    intro: [sentence(say('reference.schemaLead'))],
    blocks: [
      context.heading('overview', 'reference.overview'),
      context.sentence('reference.schemaFiles'),
      overview(context, files),
      context.heading('files', 'reference.files'),
      schemaBlocks(context, files),
      context.heading('definitions', 'reference.definitions'),
      context.sentence('reference.schemaDefinitions'),
      overview(context, definitions),
      schemaBlocks(context, definitions),
      context.heading('source', 'reference.source'),
      context.sentence('reference.schemaSource', {
        source: link(sourceHref(source, definedAt.version), text(say('reference.sourceCode'))),
        package: link(
          definitionHref(definedAt),
          code(definedAt.package),
          text(` ${definedAt.version}`),
        ),
        license,
        copyright,
      }),
    ],
  });
}

/** Alternatives of a value number their ids, so that those of one share the text before the name. */
const groupOf = ({ id, name }: SchemaProperty) => id.slice(0, id.lastIndexOf(name));

/** The property of that name; of several alternatives the one that has most of the other keys, too. */
function propertyOf(
  properties: readonly SchemaProperty[],
  name: string,
  keys: readonly string[],
): SchemaProperty | undefined {
  const score = (one: SchemaProperty) =>
    properties.filter((other) => keys.includes(other.name) && groupOf(other) === groupOf(one))
      .length;
  const named = properties.filter((property) => property.name === name);
  return (
    named.sort((a, b) => score(b) - score(a))[0] ??
    properties.find((property) => property.name === '*')
  );
}

/** The id of the property that each line of an example is about, or of the nearest one around it; empty without any. */
export function exampleLines(yaml: string, properties: readonly SchemaProperty[]): string[] {
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter });
  if (document.errors[0]) throw document.errors[0];
  const ids = yaml.split('\n').map(() => '');
  const below = new Map<unknown, readonly SchemaProperty[]>();
  visit(document, {
    Pair(_, pair, path) {
      const map = path.findLast(isMap)!;
      const around = path.findLast((node) => below.has(node));
      const known = around === undefined ? properties : below.get(around)!;
      const keys = map.items.map(({ key }) => String(isScalar(key) ? key.value : key));
      const { key, value } = pair;
      if (!isScalar(key)) return;
      const property = propertyOf(known, String(key.value), keys);
      below.set(pair, property?.properties ?? []);
      if (!property) return;
      const end = (value as { range?: [number, number, number] } | null)?.range?.[1];
      const first = counter.linePos(key.range![0]).line;
      const last = counter.linePos(Math.max(key.range![1], (end ?? 0) - 1)).line;
      ids.fill(property.id, first - 1, last);
    },
  });
  return ids;
}
