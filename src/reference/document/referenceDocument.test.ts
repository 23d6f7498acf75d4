import { expect, test } from 'vitest';
import { readReference } from '../readReference';
import {
  listRecords,
  recordDocuments,
  recordJsonSchema,
  recordSchema,
  referenceDocument,
  referenceJsonSchema,
  referenceSchema,
} from './referenceDocument';

const reference = readReference();
const document = referenceDocument(reference, '/x/', '/x/core/api/schema.json');
const documents = recordDocuments(document, reference.types, '/x/core/api/record-schema.json');

test('a field that the schema does not know is refused', () => {
  expect(() => referenceSchema.parse({ ...document, more: 1 })).toThrow();
});

test('addresses are those of the site', () => {
  expect(document.$schema).toBe('/x/core/api/schema.json');
  const { components, differences, modules } = document;
  const pages = [
    ...components.flatMap(({ demos, ...component }) => [component, ...demos]),
    ...differences,
    ...Object.values(modules).flat(),
  ].flatMap(({ page }) => page ?? []);
  expect(pages[0]).toBe('/x/core/api/account/');
  expect(pages.filter((page) => !page.startsWith('/x/'))).toEqual([]);
});

test('the schema is JSON Schema that allows nothing it does not name', () => {
  expect(referenceJsonSchema()).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    additionalProperties: false,
    required: expect.arrayContaining(['components', 'hooks', 'studio', 'differences']),
  });
});

test('each component, hook and function is a document of its own beside its page', () => {
  const files = listRecords(document);
  expect(files.map(({ href }) => href)).toEqual([...documents.keys()]);
  expect(files.length).toBeGreaterThan(1);
  for (const { href, page } of files) expect(href).toBe(page.replace(/\/$/, '.json'));
});

test('the documents match their schema, which allows nothing else', () => {
  for (const one of documents.values()) {
    expect(() => recordSchema.parse(one)).not.toThrow();
    expect(() => recordSchema.parse({ ...one, more: 1 })).toThrow();
  }
  expect(JSON.stringify(recordJsonSchema())).toContain('"additionalProperties":false');
});

test('a document has the types that its record names', () => {
  const named = [...documents.values()].filter(({ types }) => types.length > 0);
  expect(named.length).toBeGreaterThan(0);
  for (const { types } of named)
    for (const { members, declaration } of types) expect(members ?? declaration).toBeDefined();
});
