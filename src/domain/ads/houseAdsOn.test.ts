import { expect, test } from 'vitest';
import { advertisedProducts, houseAdsIn } from './houseAds';
import { houseAdsOn } from './houseAdsOn';

const base = '/toolpad/';
const labelsOn = (pathname: string) =>
  houseAdsOn(pathname, { houseAds: advertisedProducts, base }).map(
    (index) => houseAdsIn()[index]!.label,
  );
const [core, studio] = ['in-house-toolpad-core', 'in-house-toolpad-studio'];

test('a page of a product shows no ad for it, but those for the other one and for the rest', () => {
  for (const pathname of ['/toolpad/core/', '/toolpad/core/all-components/']) {
    expect(labelsOn(pathname)).not.toContain(core);
    expect(labelsOn(pathname)).toContain(studio);
  }
  expect(labelsOn('/toolpad/studio/examples/')).not.toContain(studio);
  expect(labelsOn('/toolpad/studio/examples/')).toHaveLength(houseAdsIn().length - 1);
});

test('a page of no product, or of another one whose name begins alike, shows all', () => {
  for (const pathname of ['/toolpad/', '/toolpad/privacy/', '/toolpad/core-concepts/', '/core/'])
    expect(labelsOn(pathname)).toHaveLength(houseAdsIn().length);
});

test('without house ads there is nothing to choose from', () => {
  expect(houseAdsOn('/toolpad/core/', { houseAds: [], base })).toEqual([]);
});
