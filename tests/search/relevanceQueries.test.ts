import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { relevanceQueries } from './relevanceQueries';

const rows = Object.values(relevanceQueries).flat();
const listed = new Set(
  readFileSync('docs/addresses.txt', 'utf8')
    .split('\n')
    .map((line) => line.split(' ')[0]),
);

/** Words of the title in the page's source; of the last part of its path, where the page is generated. */
function titleWords(page: string): string[] {
  const name = page.replace(/\/$/, '');
  const source = [`${name}.mdx`, `${name}/page.mdx`]
    .map((file) => path.join('docs', file))
    .find(existsSync);
  const written = source && /^title: (.*)$/m.exec(readFileSync(source, 'utf8'))?.[1];
  const title = written ?? path.basename(name === path.dirname(name) ? page : name);
  return wordsOf(title);
}

const wordsOf = (text: string) =>
  text
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

const sharesNoWord = ([query, ...pages]: readonly [string, ...string[]]) => {
  const words = wordsOf(query);
  return pages.every((page) => !titleWords(page).some((word) => words.includes(word)));
};

it('has enough queries of each kind, each once', () => {
  expect(rows.length).toBeGreaterThanOrEqual(150);
  expect(relevanceQueries['misspelled']?.length).toBeGreaterThanOrEqual(25);
  expect(relevanceQueries['identifiers']?.length).toBeGreaterThanOrEqual(25);
  expect(rows.filter(sharesNoWord).length).toBeGreaterThanOrEqual(60);
  expect(new Set(rows.map(([query]) => query)).size).toBe(rows.length);
});

it('asks for both products', () => {
  for (const product of ['core/', 'studio/'])
    expect(
      rows.filter(([, ...pages]) => pages.every((page) => page.startsWith(product))).length,
    ).toBeGreaterThanOrEqual(50);
});

it('only expects pages that the site has', () => {
  expect(rows.flatMap(([, ...pages]) => pages).filter((page) => !listed.has(`/${page}`))).toEqual(
    [],
  );
});
