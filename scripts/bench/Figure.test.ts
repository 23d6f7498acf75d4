import { describe, expect, it } from 'vitest';
import { changesBetween, figureTable, median, type BenchReport, type Figure } from './Figure';

const report = (figure: Partial<Figure>): BenchReport => ({
  date: '',
  machine: '',
  versions: {},
  benches: { pages: [{ name: 'paint', unit: 'ms', samples: [], ...figure }] },
});

it('takes the middle of an odd count and the mean of the two middle values of an even one', () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3])]).toEqual([2, 2.5]);
});

it('prints median, spread, floor and ratio', () => {
  const figure: Figure = { name: 'cold', unit: 's', samples: [4, 6, 5], floor: [2, 2.5, 3] };
  expect(figureTable('build', [figure]).split('\n').at(-1)).toBe(
    '| cold  |    s | 3 |   5.00 | 4.00-6.00 |  2.50 |  2.00 |'.replace('| 3 |', '|   3 |'),
  );
});

describe('changesBetween', () => {
  it('ignores spreads that overlap', () => {
    expect(changesBetween(report({ samples: [10, 20] }), report({ samples: [20, 30] }))).toEqual(
      [],
    );
  });

  it('prints spreads that do not overlap', () => {
    expect(changesBetween(report({ samples: [10, 20] }), report({ samples: [21, 39] }))).toEqual([
      'pages: paint: 15 -> 30 ms (+100 %)',
    ]);
  });

  it('says that the floor moved too', () => {
    const before = report({ samples: [10], floor: [5] });
    expect(changesBetween(before, report({ samples: [20], floor: [10] }))).toEqual([
      'pages: paint: 10 -> 20 ms (+100 %); its floor moved too, 5 -> 10 ms',
    ]);
  });
});
