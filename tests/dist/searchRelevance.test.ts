import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createSearchEngine } from '../../src/app/search/createSearchEngine';
import { siteConfig } from '../../src/app/site.config';
import {
  idOf,
  partNames,
  searchPointer,
  type PageTexts,
  type SearchPointer,
} from '../../src/domain/search/SearchData';
import { relevanceQueries } from '../search/relevanceQueries';
import { siteFolder } from '../support/site';
import { pages } from './builtSite';

const { base } = siteConfig;
const read = (file: string) => readFileSync(path.join(siteFolder, file), 'utf8');

const core = read(searchPointer(base));
const { core: searchCore, data } = JSON.parse(core) as SearchPointer;

/** A part of the search data, as the browser loads it. */
const readPart = (name: string) => read(`${data}${name}.json`);

const load = async (name: string) => JSON.parse(readPart(name)) as unknown;

const engine = createSearchEngine(searchCore, load);

interface Score {
  query: string;
  rank: number;
  found: string[];
}

async function scoreOf([query, ...wanted]: readonly [string, ...string[]]): Promise<Score> {
  const { groups } = await engine.search(query);
  const found = groups.map(({ href }) => href.slice(base.length));
  return { query, rank: found.findIndex((page) => wanted.includes(page)) + 1, found };
}

const reciprocal = ({ rank }: Score) => (rank > 0 ? 1 / rank : 0);
const isNear = ({ rank }: Score) => rank >= 1 && rank <= 3;
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

test('ranks pages as the relevance queries expect', async () => {
  const kinds = await Promise.all(
    Object.entries(relevanceQueries).map(async ([kind, rows]) => ({
      kind,
      scores: await Promise.all(rows.map(scoreOf)),
    })),
  );
  const scores = kinds.flatMap((one) => one.scores);
  const lines = [...kinds, { kind: 'all', scores }].map(
    ({ kind, scores: own }) =>
      `${kind}: ${own.length} queries, mean reciprocal rank ${mean(own.map(reciprocal)).toFixed(3)}, in the first three ${((100 * own.filter(isNear).length) / own.length).toFixed(1)} %`,
  );
  const missed = scores
    .filter((score) => !isNear(score))
    .map(({ query, rank, found }) => `  "${query}" at ${rank}: ${found.slice(0, 3).join(' ')}`);
  process.stdout.write(`${[...lines, ...missed].join('\n')}\n`);
  expect(mean(scores.map(reciprocal))).toBeGreaterThanOrEqual(0.85);
  expect(scores.filter(isNear).length / scores.length).toBeGreaterThanOrEqual(0.95);
});

const gzipped = (text: string) => gzipSync(text, { level: 9 }).length;

test('loads at most 130 kB for a first query', async () => {
  const assets = path.join(base, 'assets');
  const code = readdirSync(path.join(siteFolder, assets)).filter((file) =>
    /^(?:searchIsland|searchClient)\..*\.js$/.test(file),
  );
  expect(code).toHaveLength(2);
  const ofCode = code.reduce((sum, file) => sum + gzipped(read(path.join(assets, file))), 0);
  const totals = await Promise.all(
    Object.values(relevanceQueries)
      .flat()
      .map(async ([query]) => {
        let bytes = ofCode + gzipped(core);
        const first = createSearchEngine(searchCore, (name) => {
          bytes += gzipped(readPart(name));
          return load(name);
        });
        await first.search(query);
        return bytes;
      }),
  );
  totals.sort((a, b) => a - b);
  process.stdout.write(
    `first query: median ${totals[totals.length >> 1]} bytes, largest ${totals.at(-1)}\n`,
  );
  expect(totals.at(-1)).toBeLessThanOrEqual(130_000);
});

test('only leads to anchors that the pages have', async () => {
  const known = new Map(pages.map((page) => [page.address, page]));
  const { texts } = searchCore;
  const parts = await Promise.all(texts.map((_, part) => load(partNames.texts(part))));
  const broken = (parts as PageTexts[][]).flat().flatMap(({ rows }, page) => {
    const { href } = engine.pages[page]!;
    const ids = new Set(known.get(href)?.all('[id]').map(({ properties }) => properties['id']));
    return rows
      .map(idOf)
      .flatMap((id) => (id === '' || ids.has(id) ? [] : `${href}#${id}`));
  });
  expect(broken).toEqual([]);
});

test('puts pages of the current product first', async () => {
  const first = async (product: string) =>
    (await engine.search('installation', { from: `${base}${product}/` })).groups[0]?.href;
  expect(await first('core')).toBe(`${base}core/introduction/installation/`);
  expect(await first('studio')).toBe(`${base}studio/getting-started/installation/`);
});

test('one letter finds pages with a word that starts with it', async () => {
  const { groups } = await engine.search('d');
  const titles = groups.map(({ title }) => title.map(({ text }) => text).join(''));
  expect(titles.length).toBeGreaterThan(0);
  for (const title of titles) expect(title).toMatch(/\bd|D/);
});

test('needs nothing for later queries once the rest is loaded', async () => {
  const asked: string[] = [];
  const whole = createSearchEngine(searchCore, (name) => {
    asked.push(name);
    return load(name);
  });
  await whole.loadAll();
  const before = asked.length;
  expect(new Set(asked).size).toBe(before);
  // cspell:disable-next-line
  for (const query of ['dialog', 'n', 'dxshbxrdz']) await whole.search(query);
  expect(asked.length).toBe(before);
});

test('offers words of the site when nothing is found', async () => {
  // cspell:disable-next-line
  const { count, suggestions } = await engine.search('dxshbxrdz');
  expect(count).toBe(0);
  expect(suggestions.length).toBeGreaterThan(0);
  for (const suggestion of suggestions)
    expect((await engine.search(suggestion)).count).toBeGreaterThan(0);
});
