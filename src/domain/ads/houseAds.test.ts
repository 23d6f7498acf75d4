import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { adTable } from './adTable';
import { drawAd } from './drawAd';
import { advertisedProducts, houseAdsIn } from './houseAds';
import { houseCard } from './houseCard';
import { httpsAddress } from './httpsAddress';

const houseAds = houseAdsIn();

describe.each(houseAds.map((ad) => [ad.name, ad] as const))('%s', (_name, ad) => {
  test('has an https link, its own label and both images', () => {
    expect(httpsAddress(ad.link)).toBe(ad.link);
    expect(ad.label).toMatch(/^in-house-[a-z-]+$/);
    for (const [scheme, file] of Object.entries(ad.img)) {
      const name = new RegExp(`^house/(.+)-${scheme}\\.svg$`).exec(file)?.[1];
      expect(existsSync(`src/app/engine/houseAds/${name}.svg`), file).toBe(true);
    }
  });

  test('fits into the card on a phone', () => {
    expect(`${ad.name} ${ad.description}`.length).toBeLessThan(130);
  });
});

test('say which product of this site they advertise', () => {
  expect(advertisedProducts.map((product, index) => [product, houseAds[index]!.link])).toEqual([
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

test('a page view draws four numbers', () => {
  const numbers = [0.1, 0.2, 0.3, 0.4];
  expect(drawAd(() => numbers.shift()!)).toEqual({
    appeal: 0.1,
    house: 0.2,
    shape: 0.3,
    display: 0.4,
  });
});

test('the narrow box has the content height of the wide one and its smaller padding', () => {
  expect(adTable.box.height - adTable.box.wideHeight).toBe(16);
});
