import { expect, test } from 'vitest';
import { probePlacement } from '../../src/platform/ads/probePlacement';

interface Found {
  width?: number;
  height?: number;
  /** Whether it links to what the vendor shows when it has no ad. */
  isFiller?: boolean;
}

function look(...elements: Found[]) {
  const asked: string[] = [];
  const saw = probePlacement({
    querySelectorAll: (selectors: string) => {
      asked.push(selectors);
      return elements.map(({ width = 0, height = 0, isFiller = false }) => ({
        getBoundingClientRect: () => ({ width, height }),
        querySelector: (filler: string) =>
          isFiller && filler.includes('discover-more/backers') ? {} : null,
      }));
    },
  } as unknown as Document);
  expect(asked).toEqual(['.ea-placement, #carbonads, .carbonads']);
  return saw;
}

test('no placement: nothing', () => {
  expect(look()).toBe('none');
});

test.each([
  [{ width: 130, height: 100 }, 'ad'],
  [{ width: 130 }, 'none'],
  [{ height: 100 }, 'none'],
  [{ width: 1, height: 1 }, 'ad'],
] as const)('a placement of %o: %s, for a cosmetic filter takes the box away', (box, saw) => {
  expect(look(box)).toBe(saw);
});

test('one of several with a box is enough', () => {
  expect(look({}, { width: 10, height: 10 })).toBe('ad');
});

test('a filler is no ad, wherever it stands and whether it is hidden or not', () => {
  expect(look({ width: 10, height: 10 }, { isFiller: true })).toBe('no-inventory');
  expect(look({ width: 10, height: 10, isFiller: true })).toBe('no-inventory');
});
