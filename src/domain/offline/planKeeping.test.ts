import { expect, it } from 'vitest';
import { begunKey, isCompleteMark, keyOf, listAddress } from './KeepOffer';
import { planKeeping } from './planKeeping';
import { shortSize } from './shortSize';

const files = [
  { address: '/x/one/', revision: 'new', bytes: 1 },
  { address: '/x/two/', revision: 'new', bytes: 10 },
  { address: '/x/assets/a.js', bytes: 100 },
];

it('is of everything where nothing is there', () => {
  expect(planKeeping({ files }, [])).toEqual({ missing: files, obsolete: [], had: 0 });
});

it('leaves out what is there with the same contents, and finds what is there in vain', () => {
  expect(
    planKeeping({ files }, ['/x/one/?old', '/x/two/?new', '/x/assets/a.js', '/x/assets/b.js']),
  ).toEqual({
    missing: [files[0]],
    obsolete: ['/x/one/?old', '/x/assets/b.js'],
    had: 110,
  });
});

it('names a file with its contents', () => {
  expect(files.map(keyOf)).toEqual(['/x/one/?new', '/x/two/?new', '/x/assets/a.js']);
});

it('knows the mark of a complete product from that of one that is begun, and from those of others', () => {
  const list = listAddress('/x/', 'core', 'abc');
  expect(
    [
      list,
      begunKey(list),
      listAddress('/x/', 'core-two', 'abc'),
      listAddress('/', 'core', 'abc'),
    ].map((key) => isCompleteMark(key, '/x/', 'core')),
  ).toEqual([true, false, false, false]);
});

it.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [12_001, '13 kB'],
  [99_999, '100 kB'],
  [100_000, '0.1 MB'],
  [1_949_999, '1.9 MB'],
])('says %i bytes as %s', (bytes, text) => {
  const { amount, unit } = shortSize(bytes);
  expect(`${amount} ${unit}`).toBe(text);
});
