import { expect, test } from 'vitest';
import { houseAdsOn, houseCard } from './houseAds';

test('the card of an ad has its image in both color schemes, below the base', () => {
  const ad = {
    name: 'scaffold',
    link: 'https://a.example/',
    image: 'drawn',
    description: 'Text',
    poweredby: 'Acme',
    label: 'mine',
  };
  expect(houseCard({ ...ad, product: 'core' }, '/toolpad/')).toEqual({
    ...ad,
    image: { light: '/toolpad/house/drawn-light.svg', dark: '/toolpad/house/drawn-dark.svg' },
    impressions: [],
  });
});

const shownOn = (pathname: string) =>
  houseAdsOn(pathname, { houseAds: ['core', 'studio', null], base: '/toolpad/' });

test('a page of a product shows no ad for it, but those for the other one and for the rest', () => {
  expect(shownOn('/toolpad/core/')).toEqual([1, 2]);
  expect(shownOn('/toolpad/core/all-components/')).toEqual([1, 2]);
  expect(shownOn('/toolpad/studio/examples/')).toEqual([0, 2]);
});

test('a page of no product, or of another one whose name begins alike, shows all', () => {
  for (const pathname of ['/toolpad/', '/toolpad/privacy/', '/toolpad/core-concepts/', '/core/'])
    expect(shownOn(pathname)).toEqual([0, 1, 2]);
});
