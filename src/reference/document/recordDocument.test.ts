import { expect, test } from 'vitest';
import { sampleReference } from '../testing/sampleReference';
import { listRecords, recordDocuments } from './recordDocument';
import { recordJsonSchema, recordSchema } from './recordSchema';
import { referenceDocument } from './referenceDocument';

const document = referenceDocument(sampleReference, '/x/', '/x/core/api/schema.json');
const documents = recordDocuments(
  document,
  sampleReference.types,
  '/x/core/api/record-schema.json',
);

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
    for (const { declaration } of types) expect(declaration).toBeDefined();
});
