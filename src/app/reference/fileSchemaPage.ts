import { referenceStrings } from '../../domain/strings/referenceStrings';
import type { Json, Reference } from '../../reference/records';
import { plural } from '../../domain/strings/format';
import { definitionHref, sourceHref } from '../../reference/definitionHref';
import { codeText, literal, PageWriter, type WrittenPage } from './PageWriter';
import { proseHtml } from './proseText';
import type { ReferenceContext } from './ReferenceContext';
import type { TableSet } from './TableSet';

type Schema = { [key: string]: Json };

const isSchema = (value: Json | undefined): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const schemas = (value: Json | undefined) => (Array.isArray(value) ? value.filter(isSchema) : []);
const definitionOf = (reference: Json | undefined) =>
  typeof reference === 'string' ? /^#\/definitions\/(\w+)$/.exec(reference)?.[1] : undefined;

/** A part of a type: words, or the name of a definition. */
type Word = string | { definition: string };

const joined = (parts: readonly (readonly Word[])[]): Word[] =>
  parts.flatMap((part, index) => (index > 0 ? [' | ', ...part] : [...part]));

/** What values a schema allows, in the words of TypeScript. */
export function typeWords(schema: Schema): Word[] {
  const definition = definitionOf(schema['$ref']);
  if (definition) return [{ definition }];
  if (schema['const'] !== undefined) return [JSON.stringify(schema['const'])];
  if (Array.isArray(schema['enum']))
    return joined(schema['enum'].map((value) => [JSON.stringify(value)]));
  const alternatives = schemas(schema['anyOf']);
  if (alternatives.length > 0) return joined(alternatives.map(typeWords));
  const all = schemas(schema['allOf']);
  if (all.length > 0)
    return all.flatMap((part, index) =>
      index > 0 ? [' & ', ...typeWords(part)] : typeWords(part),
    );
  if (schema['type'] === 'array') {
    const items = isSchema(schema['items']) ? typeWords(schema['items']) : ['any'];
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
function partsOf(schema: Schema, prefix = ''): Part[] {
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const properties = isSchema(schema['properties']) ? Object.entries(schema['properties']) : [];
  const more = schema['additionalProperties'];
  return [
    ...properties.flatMap(([name, value]) =>
      isSchema(value)
        ? [{ name, idPart: prefix + name, required: required.includes(name), schema: value }]
        : [],
    ),
    ...(isSchema(more)
      ? [{ name: '*', idPart: `${prefix}any`, required: false, schema: more }]
      : []),
    ...(isSchema(schema['items']) ? partsOf(schema['items'], prefix) : []),
    ...['anyOf', 'allOf'].flatMap((key) => {
      const alternatives = schemas(schema[key]);
      const withParts = alternatives.filter((alternative) => partsOf(alternative).length > 0);
      return withParts.flatMap((alternative) =>
        partsOf(
          alternative,
          withParts.length > 1 ? `${prefix}${alternatives.indexOf(alternative) + 1}-` : prefix,
        ),
      );
    }),
  ];
}

const anchor = (text: string) => text.replace(/[^\w-]+/g, '_');
const definitionAnchor = (name: string) => `definition-${name}`;

function typeMarkup(schema: Schema): string {
  const words = typeWords(schema).map((word) =>
    typeof word === 'string'
      ? literal(word)
      : `<a href="#${definitionAnchor(word.definition)}">${literal(word.definition)}</a>`,
  );
  return `<code>${words.join('')}</code>`;
}

/** Plain sentences: the schema's descriptions hold no markup but code. */
function sentence(schema: Schema): string {
  const text = schema['description'];
  if (typeof text !== 'string') return '';
  const pieces = text
    .split(/`([^`]+)`/)
    .map((piece, index) =>
      piece === '' ? '' : index % 2 === 1 ? `<code>${literal(piece)}</code>` : literal(piece),
    );
  return `<p>${pieces.join('')}</p>`;
}

function tree(context: ReferenceContext, parts: readonly Part[], parentId: string): string {
  const { say } = context;
  const items = parts.map(({ name, idPart, required, schema }) => {
    const id = `${parentId}-${anchor(idPart)}`;
    const below = partsOf(schema);
    const count = plural(referenceStrings['reference.propertyCount'], below.length);
    const mark = required
      ? `<span data-mark="required">${literal(say('api.required'))}</span>`
      : '';
    const fold =
      below.length > 0
        ? `<details><summary>${literal(count)}<span className="sr-only">${literal(` ${say('reference.ofName', { name })}`)}</span></summary>${tree(context, below, id)}</details>`
        : '';
    return `<li id="${id}"><div data-line=""><a href="#${id}"><code>${literal(name)}</code></a>${typeMarkup(schema)}${mark}</div>${sentence(schema)}${fold}</li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

const tableName = 'studio.fileSchema';

/** The schema of Toolpad Studio's files: each kind of file and each definition, every property with an address. */
export function fileSchemaPage(
  context: ReferenceContext,
  tables: TableSet,
  { fileSchema }: Reference['studio'],
): WrittenPage {
  const { files, definitions, source, definedAt } = fileSchema;
  const { say } = context;
  const words = { file: say('reference.file'), definition: say('reference.definition') };
  const lead = plural(referenceStrings['reference.schemaLead'], Object.keys(files).length);
  const writer = new PageWriter(
    'studio/reference/file-schema.mdx',
    say('reference.fileSchema'),
    lead,
    say('reference.schemaHeading'),
  ).add(lead);
  const all = [
    ...Object.entries(files).map(([name, schema]) => ({ name, id: `file-${name}`, schema })),
    ...Object.entries(definitions).map(([name, schema]) => ({
      name,
      id: definitionAnchor(name),
      schema,
    })),
  ];
  tables.add(tableName, {
    id: 'overview',
    caption: say('reference.filesAndDefinitions'),
    kind: 'props',
    rows: all.map(({ name, id, schema }) => ({
      name,
      type: id.startsWith('file') ? words.file : words.definition,
      typeLinks: { [words.file]: `#${id}`, [words.definition]: `#${id}` },
      description:
        isSchema(schema) && typeof schema['description'] === 'string'
          ? proseHtml(schema['description'], context.resolve)
          : '',
    })),
  });
  writer.heading('overview', say('reference.overview')).table(tableName);
  const write = (kind: 'files' | 'definitions', entries: typeof all) => {
    writer.heading(kind, say(`reference.${kind}`));
    for (const { name, id, schema } of entries) {
      if (!isSchema(schema)) continue;
      const parts = partsOf(schema);
      const value = parts.length > 0 ? '' : `<div data-line="">${typeMarkup(schema)}</div>`;
      writer.add(
        `<h3 id="${id}">${literal(name)}</h3>`,
        `<SchemaTree>${sentence(schema)}${value}${parts.length > 0 ? tree(context, parts, id) : ''}</SchemaTree>`,
      );
    }
  };
  write('files', all.slice(0, Object.keys(files).length));
  write('definitions', all.slice(Object.keys(files).length));
  const { license, copyright } = context.reference.notices[definedAt.package] ?? {
    license: 'MIT',
    copyright: 'Copyright (c) 2021 Material-UI SAS',
  };
  const places = {
    source: `[${say('reference.sourceCode')}](${sourceHref(source, definedAt.version)})`,
    package: `[${codeText(definedAt.package)} ${definedAt.version}](${definitionHref(definedAt)})`,
  };
  writer
    .heading('source', say('reference.source'))
    .add(say('reference.schemaSource', { ...places, licence: license, copyright }));
  return writer.done();
}
