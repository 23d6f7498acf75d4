import { expect, test } from 'vitest';
import { parseEdits, placeOfLine, regionOf, withEdits, withStoredEdit } from './editedFile';

const file =
  'import a;\n\n  const b = 1;\n\n  const c = 2;\nend();\n    <A>\n      b\n    </A>\nlast();';
const first = regionOf(file, 2, 'const b = 1;\n\nconst c = 2;');
const second = regionOf(file, 6, '<A>\n  b\n</A>');
const regions = [first, second];

test('finds the lines of a region, and how far they were moved', () =>
  expect(regions.map(({ from, to, margin }) => [from, to, margin])).toEqual([
    [2, 5, 2],
    [6, 9, 4],
  ]));

test('gives back the file where nothing is edited', () =>
  expect(withEdits(file, regions, [first.text, second.text])).toBe(file));

test('replaces regions by longer and shorter texts, with their indentation', () =>
  expect(withEdits(file, regions, ['const b = 1;\n\n\nif (b) {\n  c();\n}', '<A />'])).toBe(
    'import a;\n\n  const b = 1;\n\n\n  if (b) {\n    c();\n  }\nend();\n    <A />\nlast();',
  ));

test('finds where a line of the edited file stands, by the numbers that the fields show', () => {
  const texts = ['const b = 1;', '<A>\n  b\n  c\n</A>'];
  const places = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((line) => placeOfLine(line, regions, texts));
  expect(places).toEqual([
    { isInFile: true, line: 1 },
    { isInFile: true, line: 2 },
    { isInFile: false, line: 1 },
    { isInFile: true, line: 4 },
    { isInFile: false, line: 2 },
    { isInFile: false, line: 3 },
    { isInFile: false, line: 4 },
    { isInFile: false, line: 5 },
    { isInFile: true, line: 9 },
  ]);
});

test('keeps the edits of several files, and nothing once none is left', () => {
  const one = withStoredEdit(null, 'A.tsx', ['a', 'b']);
  const two = withStoredEdit(one, 'A.jsx', ['c']);
  expect(parseEdits(two)).toEqual({ 'A.tsx': ['a', 'b'], 'A.jsx': ['c'] });
  expect(withStoredEdit(withStoredEdit(two, 'A.tsx', undefined), 'A.jsx', undefined)).toBeNull();
});

test.each([null, '', 'null', '[]', '{', '{"A.tsx":1}', '{"A.tsx":[1]}', '{"A.tsx":{}}'])(
  'reads no edit from %j',
  (stored) => expect(parseEdits(stored)).toEqual({}),
);
