import { describe, expect, test, it } from 'vitest';
import { testFolder } from './testing/testFolder';
import type { Problem } from './Problem';
import { readHouseAds, readMark } from './readHouseAds';

const ad = {
  name: 'A grid.',
  description: 'It scrolls.',
  link: 'https://a.example/',
  image: 'grid',
  poweredby: 'Acme',
  label: 'in-house-grid',
};

/** What is read from a folder with the file and a drawing named `grid`. */
function read(ads: unknown) {
  const folder = testFolder({
    'house/grid.svg': '<svg/>',
    'house-ads.json': JSON.stringify(ads, null, 1),
  });
  return readHouseAds(folder, (file) => `docs/${file}`);
}

test('a file that is understood has no problems', () => {
  const ads = [ad, { ...ad, product: 'core' }];
  expect(read(ads)).toEqual({ houseAds: ads, problems: [] });
});

test('what is wrong has its line', () => {
  const { image: _, ...blank } = ad;
  const found = [
    [ad, { ...ad, image: 'gird' }],
    [{ ...ad, link: 'http://a.example/' }],
    [blank],
    [{ ...ad, from: 1 }],
  ].map((ads) => read(ads).problems.map(({ line, what }) => `${line}: ${what}`));
  expect(found).toEqual([
    ['14: There is no docs/house/gird.svg.'],
    ['5: `0.link`: expected a URL with https.'],
    ['2: `0.image`: Invalid input: expected string, received undefined.'],
    ['9: `0.from`: unknown key.'],
  ]);
});

describe('the house ads of this documentation', () => {
  const { houseAds, problems } = readHouseAds('docs', (file) => file);

  test('are at least four, fit into the card on a phone, and have names and labels of their own', () => {
    expect(problems).toEqual([]);
    expect(houseAds.length).toBeGreaterThanOrEqual(4);
    for (const { name, description } of houseAds)
      expect(`${name} ${description}`.length).toBeLessThan(130);
    for (const key of ['name', 'label'] as const)
      expect(new Set(houseAds.map((entry) => entry[key])).size).toBe(houseAds.length);
  });
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h9"/></svg>';

function mark(files: Record<string, string>) {
  const problems: Problem[] = [];
  const settings = { mark: 'mark.svg' };
  return { mark: readMark(testFolder(files), settings, (file) => file, problems), problems };
}

it('is the drawing without what precedes it', () => {
  const text = `<?xml version="1.0"?>\n<!-- By hand -->\n${svg}\n`;
  expect(mark({ 'mark.svg': text })).toEqual({
    mark: svg,
    problems: [],
  });
});

it('must be there, and a drawing, where settings name it', () => {
  expect(mark({}).problems).toMatchObject([{ what: 'This file does not exist.' }]);
  expect(mark({ 'mark.svg': '<svg width="9"/>' }).problems).toMatchObject([
    { what: 'This is not an <svg> with a viewBox.' },
  ]);
});
