import { expect, test } from 'vitest';
import { probePlacement } from '../../src/platform/ads/probePlacement';

interface Found {
  width?: number;
  height?: number;
  /** Whether it links to what the vendor shows when it has no ad. */
  isFiller?: boolean;
}

function probe(...elements: Found[]) {
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

test('finds nothing without a placement', () => {
  expect(probe()).toBe('none');
});

test.each([
  [{ width: 130, height: 100 }, 'ad'],
  [{ width: 130 }, 'none'],
  [{ height: 100 }, 'none'],
  [{ width: 1, height: 1 }, 'ad'],
] as const)('a placement of %o is %s, as cosmetic filters remove the size', (box, saw) => {
  expect(probe(box)).toBe(saw);
});

test('finds an ad when one of several placements has a size', () => {
  expect(probe({}, { width: 10, height: 10 })).toBe('ad');
});

test('reports no inventory for filler, at any position, hidden or not', () => {
  expect(probe({ width: 10, height: 10 }, { isFiller: true })).toBe('no-inventory');
  expect(probe({ width: 10, height: 10, isFiller: true })).toBe('no-inventory');
});
