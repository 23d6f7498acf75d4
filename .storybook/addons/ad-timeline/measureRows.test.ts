import { expect, test } from 'vitest';
import { behaviorBudgets } from '../../../scripts/budgets';
import { adTable } from '../../../src/domain/ads/adMachine';
import type { AdMeasures } from '../../../stories/kit/measureAd';
import { measureRows } from './measureRows';

const { impression, articleShare } = adTable;
const { layoutShift } = behaviorBudgets;
const atLimit: AdMeasures = {
  view: { share: impression.share, area: 100_000 },
  elapsed: 400,
  viewableAt: null,
  shift: layoutShift,
  articleShare,
};
const faults = (measures: Partial<AdMeasures>) =>
  measureRows({ ...atLimit, ...measures }).map(({ fault }) => fault);

test('a measure at its limit keeps it, and one beyond breaks it', () => {
  expect(faults({})).toEqual([undefined, undefined, undefined]);
  expect(faults({ shift: layoutShift + 0.00001, articleShare: articleShare + 0.001 })).toEqual([
    undefined,
    'over the limit',
    'over the limit',
  ]);
});

test('a large ad needs a smaller share in view', () => {
  const share = impression.largeShare;
  const of = (area: number) => faults({ view: { share, area } })[0];
  expect(of(impression.largeArea + 1)).toBeUndefined();
  expect(of(impression.largeArea)).toBe('too little in view');
});

test('words say how long the second has run, and when it was full', () => {
  expect(measureRows(atLimit)[0]!.value).toBe('50 %, for 0.4 s');
  expect(measureRows({ ...atLimit, elapsed: null, viewableAt: 4000 })[0]!.value).toBe(
    '50 %, viewable at 4.0 s',
  );
  expect(measureRows({ ...atLimit, shift: 0.00001 })[1]!.value).toBe('0.0001');
});
