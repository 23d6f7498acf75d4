import { expect, test } from 'vitest';
import { splitUnion } from './ApiType';

test.each([
  ['string', ['string']],
  ["'a' | 'b'", ["'a'", "'b'"]],
  ['|  A\n| B', ['A', 'B']],
  ['Array<A | B> | null', ['Array<A | B>', 'null']],
  ['{ a: 1 | 2 } | (B | C)[]', ['{ a: 1 | 2 }', '(B | C)[]']],
  [`'a | b' | "it's"`, [`'a | b'`, `"it's"`]],
  [String.raw`'\'|' | A`, [String.raw`'\'|'`, 'A']],
  ['((a: A) => B | C) | null', ['((a: A) => B | C)', 'null']],
  ['(a: A) => B | C', ['(a: A) => B | C']],
  ['', []],
])('%s', (type, members) => {
  expect(splitUnion(type)).toEqual(members);
});
