// cspell:ignore casette
import { expect, it } from 'vitest';
import { checkRows } from './checkRows';

const shop = JSON.stringify({
  name: 'Spoke & Chain',
  user: { id: 'U-1', name: 'Front Desk' },
  parts: [
    { id: 'P-101', name: 'Chain', stock: 24, tags: ['a', 'b'] },
    { id: 'P-102', name: 'Cassette', stock: 6 },
  ],
});
const check = (code: string) =>
  checkRows(code, shop, 'docs/A.tsx').map(({ file, line, what, fix }) => [file, line, what, fix]);

it('lets rows leave fields out, add fields and be computed', () => {
  expect(
    check(`const rows = [
  { id: 'P-101', name: 'Chain', tags: ['a', 'b'], ordered: true },
  { id: 'P-102', stock: count },
  { id: 'home', name: 'No row of the shop' },
  { id: 7, name: 'Neither' },
];`),
  ).toEqual([]);
});

it('reports a field with another value', () => {
  expect(check(`const a = 1;\nconst row = { id: 'P-102', name: 'Casette', stock: 6 };`)).toEqual([
    [
      'docs/A.tsx',
      2,
      '`name` of P-102 is "Casette", in shop/shop.json "Cassette".',
      'Write "Cassette", or remove the field.',
    ],
  ]);
});

it('reports a record that is not in the data set', () => {
  expect(check(`const row = { id: 'P-110', name: 'Light' };`)).toEqual([
    ['docs/A.tsx', 1, 'There is no record P-110 in shop/shop.json.', 'Copy a record from there.'],
  ]);
});

it('reports a list of more than eight rows', () => {
  const rows = (count: number) =>
    `const rows = [${Array.from({ length: count }, (_, id) => `{ id: ${id} }`).join()}];`;
  expect(check(rows(8))).toEqual([]);
  expect(check(rows(9))).toMatchObject([
    ['docs/A.tsx', 1, 'The list has 9 rows, but at most 8 are allowed.', expect.anything()],
  ]);
});
