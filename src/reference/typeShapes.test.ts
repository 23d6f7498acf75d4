import { expect, test } from 'vitest';
import { typesNamedBy, withMentionedTypes, typeOf } from './typeShapes';
import type { TypeRecord } from './records';

const definedAt = { package: '@toolpad/core', version: '0.13.0', file: 'a.d.ts', line: 1 };
const type = (name: string, names?: Record<string, string>): TypeRecord => ({
  name,
  kind: 'alias',
  definedAt,
  exported: true,
  ...(names && { declaration: typeOf({ kind: 'code', text: name, names }) }),
});
const types = {
  nav: type('Navigation', { Item: 'item' }),
  item: type('Item', { Navigation: 'nav', ReactNode: 'node' }),
  node: type('ReactNode'),
};

test('types are followed into what they are made of, each once', () => {
  expect(withMentionedTypes(types, ['nav']).map(({ name }) => name)).toEqual([
    'Navigation',
    'Item',
  ]);
});

test('types of other packages are left out', () =>
  expect(withMentionedTypes(types, ['node'])).toEqual([]));

test('rows, parameters and results name types', () => {
  const text = (key: string) => typeOf({ kind: 'name', text: key, names: { [key]: key } });
  const row = (key: string) => ({ name: key, required: true, type: text(key) });
  const signature = (key: string) => ({
    text: '',
    typeParameters: [],
    parameters: [row('a')],
    returns: text(key),
  });
  expect(typesNamedBy({ props: [row('a'), row('a')], slots: [row('b')] })).toEqual(['a', 'b']);
  const methods = [{ signatures: [signature('c')] }];
  expect(typesNamedBy({ signatures: [signature('b')], methods })).toEqual(['a', 'b', 'c']);
});
