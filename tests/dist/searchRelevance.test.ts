import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createSearchEngine } from '../../src/app/search/createSearchEngine';
import { defaultBase } from '../../scripts/defaultBase';
import { searchDataPath, type SearchData } from '../../src/domain/search/SearchEngine';
import { firstResults, realQueries, relevanceQueries } from '../search/relevanceQueries';
import { saveScore } from '../../scripts/workbench/saveScore';
import { siteFolder } from '../support/site';
import { pages } from './builtSite';

const base = defaultBase;
const read = (file: string) => readFileSync(path.join(siteFolder, file), 'utf8');

const data = read(searchDataPath(base));
const engine = await createSearchEngine(JSON.parse(data) as SearchData);

interface Score {
  query: string;
  rank: number;
  found: string[];
}

function scoreOf([query, ...wanted]: readonly [string, ...string[]]): Score {
  const { groups } = engine.search(query);
  const found = groups.map(({ href }) => href.slice(base.length));
  return { query, rank: found.findIndex((page) => wanted.includes(page)) + 1, found };
}

const reciprocal = ({ rank }: Score) => (rank > 0 ? 1 / rank : 0);
const isNear = ({ rank }: Score) => rank >= 1 && rank <= 3;
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Prints how well the search answers the queries, in all and by kind, and what it misses unless that is a secret. */
function measure(queries: typeof relevanceQueries, isSecret = false) {
  const kinds = Object.entries(queries).map(([kind, rows]) => ({
    kind,
    scores: rows.map(scoreOf),
  }));
  const scores = kinds.flatMap((one) => one.scores);
  const lines = [...kinds, { kind: 'all', scores }].map(
    ({ kind, scores: own }) =>
      `${kind}: ${own.length} queries, mean reciprocal rank ${mean(own.map(reciprocal)).toFixed(3)}, in the first three ${((100 * own.filter(isNear).length) / own.length).toFixed(1)} %`,
  );
  const missed = (isSecret ? [] : scores)
    .filter((score) => !isNear(score))
    .map(({ query, rank, found }) => `  "${query}" at ${rank}: ${found.slice(0, 3).join(' ')}`);
  process.stdout.write(`${[...lines, ...missed].join('\n')}\n`);
  return {
    answered: scores.filter(isNear).length,
    asked: scores.length,
    near: scores.filter(isNear).length / scores.length,
    meanReciprocal: mean(scores.map(reciprocal)),
  };
}

test('ranks pages as the relevance queries expect', () => {
  const { answered, asked, near, meanReciprocal } = measure(relevanceQueries);
  saveScore(siteFolder, 'search', {
    answered,
    asked,
    of: 'searches find their page among the first three',
    detail: `mean reciprocal rank ${meanReciprocal.toFixed(3)}`,
  });
  expect(meanReciprocal).toBeGreaterThanOrEqual(0.9);
  expect(near).toBeGreaterThanOrEqual(0.97);
});

// What the halves have reached, rounded down.
test.each([
  { half: 'tuning', least: { meanReciprocal: 0.87, near: 0.97 } },
  { half: 'unseen', least: { meanReciprocal: 0.88, near: 0.94 } },
] as const)('ranks pages as the $half half of the real queries expects', ({ half, least }) => {
  const { meanReciprocal, near } = measure({ [half]: realQueries[half] }, half === 'unseen');
  expect(meanReciprocal).toBeGreaterThanOrEqual(least.meanReciprocal);
  expect(near).toBeGreaterThanOrEqual(least.near);
});

test('the queries only expect pages that the site has', () => {
  const known = new Set(pages.map(({ address }) => address.slice(base.length)));
  const wanted = [...Object.values(relevanceQueries), ...Object.values(realQueries)].flatMap(
    (rows) => rows.flatMap(([, ...answers]) => answers),
  );
  expect(wanted.filter((page) => !known.has(page))).toEqual([]);
});

const gzipped = (text: string) => gzipSync(text, { level: 9 }).length;

test('loads at most 150 kB for a first query', () => {
  const assets = path.join(base, 'assets');
  const code = readdirSync(path.join(siteFolder, assets)).filter((file) =>
    /^(?:searchIsland|searchClient)\..*\.js$/.test(file),
  );
  expect(code).toHaveLength(2);
  const sizes = [data, ...code.map((file) => read(path.join(assets, file)))].map(gzipped);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  process.stdout.write(`first query: ${bytes} bytes\n`);
  expect(bytes).toBeLessThanOrEqual(150_000);
});

test('only leads to anchors that the pages have', () => {
  const known = new Map(pages.map((page) => [page.address, page]));
  const broken = engine.pages.flatMap(({ href, entries }) => {
    const ids = new Set(
      known
        .get(href)
        ?.all('[id]')
        .map(({ properties }) => properties['id']),
    );
    return entries.flatMap(({ id }) => (id === '' || ids.has(id) ? [] : `${href}#${id}`));
  });
  expect(broken).toEqual([]);
});

test.each(
  Object.entries(firstResults).flatMap(([kind, rows]) =>
    rows.map((row) => [kind, ...row] as const),
  ),
)('%s: %s', (kind, query, ...wanted) => {
  const { groups } = engine.search(query, { from: `${base}${kind}/` });
  expect(wanted).toContain(groups[0]?.href.slice(base.length) ?? 'nothing');
});

test('says where results are when the product of the page has none', () => {
  const { elsewhere, count } = engine.search('mysql', { from: `${base}core/guides/faq/` });
  expect(elsewhere).toEqual({
    missing: 'Toolpad Core',
    counts: new Map([['Toolpad Studio', count]]),
  });
  expect(engine.search('mysql', { from: base }).elsewhere).toBeUndefined();
  expect(engine.search('installation', { from: `${base}core/` }).elsewhere).toBeUndefined();
});
