import { expect, test } from 'vitest';
import type { SchemaProperty } from '../../../components/SchemaTree/SchemaTree';
import { exampleLines } from './fileSchemaPage';

const property = (id: string, properties: SchemaProperty[] = []): SchemaProperty => ({
  id,
  name: id.replace(/^.*-/, ''),
  type: [],
  required: false,
  description: [],
  properties,
});

const any = { ...property('file-env-any'), name: '*' };

test('each line has the property that it is about, or the nearest one around it', () => {
  const properties = [
    property('file-kind'),
    property('file-roles', [property('file-roles-name')]),
    property('file-env', [any]),
  ];
  expect(
    exampleLines(
      ['kind: page', 'roles:', '  - name: a', '  - b', 'env:', '  PORT: 1', 'other: 2'].join('\n'),
      properties,
    ),
  ).toEqual([
    'file-kind',
    'file-roles',
    'file-roles-name',
    'file-roles',
    'file-env',
    'file-env-any',
    '',
  ]);
});

test('of several alternatives it is the one with the same keys', () => {
  const properties = [
    property('query-1-kind'),
    property('query-1-url'),
    property('query-2-kind'),
    property('query-2-function'),
  ];
  expect(exampleLines('kind: local\nfunction: orders', properties)).toEqual([
    'query-2-kind',
    'query-2-function',
  ]);
});

test('text over several lines belongs to its key', () => {
  expect(exampleLines('code: |-\n  a\n  b\nname: c', [property('code'), property('name')])).toEqual(
    ['code', 'code', 'code', 'name'],
  );
});
