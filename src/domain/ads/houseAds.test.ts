import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { httpsAddress } from './feed';
import { advertisedProducts, houseAdsIn } from './houseAdList';
import { houseAdsOn, houseCard } from './houseAds';

const houseAds = houseAdsIn();

describe.each(houseAds.map((ad) => [ad.name, ad] as const))('%s', (_name, ad) => {
  test('has an https link, its own label and both images', () => {
    expect(httpsAddress(ad.link)).toBe(ad.link);
    expect(ad.label).toMatch(/^in-house-[a-z-]+$/);
    for (const [scheme, file] of Object.entries(ad.img)) {
      const name = new RegExp(`^house/(.+)-${scheme}\\.svg$`).exec(file)?.[1];
      expect(existsSync(`src/app/build/engine/houseAds/${name}.svg`), file).toBe(true);
    }
  });

  test('fits into the card on a phone', () => {
    expect(`${ad.name} ${ad.description}`.length).toBeLessThan(130);
  });
});

test('say which product of this site they advertise', () => {
  expect(advertisedProducts().map((product, index) => [product, houseAds[index]!.link])).toEqual([
    ['core', expect.stringContaining('/toolpad/core/')],
    ['studio', expect.stringContaining('/toolpad/studio/')],
    [null, expect.stringContaining('mui.com/x/')],
    [null, expect.stringContaining('github.com')],
  ]);
});

test('labels and names are used once', () => {
  expect(new Set(houseAds.map(({ label }) => label)).size).toBe(houseAds.length);
  expect(new Set(houseAds.map(({ name }) => name)).size).toBe(houseAds.length);
});

test('an entry without publisher and label gets defaults', () => {
  const ad = {
    name: 'scaffold',
    link: 'https://a.example/',
    img: { light: 'l.svg', dark: 'd.svg' },
    description: 'Text',
  };
  expect(houseCard(ad, '/toolpad/')).toMatchObject({
    poweredby: 'MUI',
    label: 'in-house-scaffold',
    image: { light: '/toolpad/l.svg', dark: '/toolpad/d.svg' },
  });
  expect(houseCard({ ...ad, poweredby: 'Acme', label: 'mine' }, '/')).toMatchObject({
    poweredby: 'Acme',
    label: 'mine',
  });
});

const base = '/toolpad/';
const labelsOn = (pathname: string) =>
  houseAdsOn(pathname, { houseAds: advertisedProducts(), base }).map(
    (index) => houseAds[index]!.label,
  );
const [core, studio] = ['in-house-toolpad-core', 'in-house-toolpad-studio'];

test('a page of a product shows no ad for it, but those for the other one and for the rest', () => {
  for (const pathname of ['/toolpad/core/', '/toolpad/core/all-components/']) {
    expect(labelsOn(pathname)).not.toContain(core);
    expect(labelsOn(pathname)).toContain(studio);
  }
  expect(labelsOn('/toolpad/studio/examples/')).not.toContain(studio);
  expect(labelsOn('/toolpad/studio/examples/')).toHaveLength(houseAds.length - 1);
});

test('a page of no product, or of another one whose name begins alike, shows all', () => {
  for (const pathname of ['/toolpad/', '/toolpad/privacy/', '/toolpad/core-concepts/', '/core/'])
    expect(labelsOn(pathname)).toHaveLength(houseAds.length);
});
