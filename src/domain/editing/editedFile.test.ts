import { expect, test } from 'vitest';
import { placeOfLine, regionOf, withEdits } from './editedFile';

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

test('says where a line of the edited file stands', () => {
  const texts = ['const b = 1;', '<A>\n  b\n  c\n</A>'];
  const places = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((line) => placeOfLine(line, regions, texts));
  expect(places).toEqual([
    { line: 1 },
    { line: 2 },
    { region: 0, line: 1 },
    { line: 4 },
    { region: 1, line: 1 },
    { region: 1, line: 2 },
    { region: 1, line: 3 },
    { region: 1, line: 4 },
    { line: 9 },
  ]);
});
