import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { createSearchEngine } from '../../src/app/search/createSearchEngine';
import { siteConfig } from '../../src/app/site.config';
import {
  idOf,
  searchPointer,
  type SearchData,
  type SearchPointer,
} from '../../src/domain/search/SearchData';
import type { SearchEngine } from '../../src/domain/search/SearchEngine';
import { relevanceQueries } from '../search/relevanceQueries';
import { siteFolder } from '../support/site';
import { pages } from './builtSite';

const { base } = siteConfig;
const read = (file: string) => readFileSync(path.join(siteFolder, file), 'utf8');

let data: SearchData;
let engine: SearchEngine;
let dataText = '';
beforeAll(async () => {
  const pointer = JSON.parse(read(searchPointer(base))) as SearchPointer;
  dataText = read(pointer.data);
  data = JSON.parse(dataText) as SearchData;
  engine = await createSearchEngine(data);
});

interface Score {
  query: string;
  rank: number;
  found: string[];
}

function scoreOf([query, ...wanted]: readonly [string, ...string[]]): Score {
  const found = engine.search(query).groups.map(({ href }) => href.slice(base.length));
  return { query, rank: found.findIndex((page) => wanted.includes(page)) + 1, found };
}

const reciprocal = ({ rank }: Score) => (rank > 0 ? 1 / rank : 0);
const isNear = ({ rank }: Score) => rank >= 1 && rank <= 3;
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

test('ranks pages as the relevance queries expect', () => {
  const kinds = Object.entries(relevanceQueries).map(([kind, rows]) => ({
    kind,
    scores: rows.map(scoreOf),
  }));
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

test('loads at most 130 kB before the first query', () => {
  const assets = path.join(base, 'assets');
  const code = readdirSync(path.join(siteFolder, assets)).filter((file) =>
    /^searchIsland\..*\.js$/.test(file),
  );
  expect(code).toHaveLength(1);
  const bytes = [dataText, read(path.join(assets, code[0]!))].map(
    (text) => gzipSync(text, { level: 9 }).length,
  );
  expect(bytes[0]! + bytes[1]!).toBeLessThanOrEqual(130_000);
});

test('only leads to anchors that the pages have', () => {
  const known = new Map(pages.map((page) => [page.address, page]));
  const broken = data.pages.flatMap(({ href, entries }) => {
    const ids = new Set(known.get(href)?.all('[id]').map(({ properties }) => properties['id']));
    return entries
      .map(idOf)
      .flatMap((id) => (id === '' || ids.has(id) ? [] : `${href}#${id}`));
  });
  expect(broken).toEqual([]);
});

test('puts pages of the current product first', () => {
  const first = (product: string) =>
    engine.search('installation', { from: `${base}${product}/` }).groups[0]?.href;
  expect(first('core')).toBe(`${base}core/introduction/installation/`);
  expect(first('studio')).toBe(`${base}studio/getting-started/installation/`);
});

test('offers words of the site when nothing is found', () => {
  // cspell:disable-next-line
  const { count, suggestions } = engine.search('dxshbxrdz');
  expect(count).toBe(0);
  expect(suggestions.length).toBeGreaterThan(0);
  for (const suggestion of suggestions) expect(engine.search(suggestion).count).toBeGreaterThan(0);
});
