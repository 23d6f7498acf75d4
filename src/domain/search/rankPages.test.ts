import { expect, it } from 'vitest';
import { parseQuery, synonymTable } from './parseQuery';
import { rankPages, type FoundEntry } from './rankPages';
import type { SearchEntry, SearchPage } from './SearchEngine';

const synonyms = synonymTable({ avatar: ['account'] });

const entryOf = (title: string): SearchEntry => ({
  kind: 'guide',
  id: '',
  title,
  text: '',
  words: '',
});

const pageOf = (title: string): SearchPage => ({
  href: `/${title}/`,
  title,
  product: '',
  hue: 'neutral',
  trail: '',
  description: '',
  weight: 1,
  entries: [entryOf('')],
});

/** Ranks pages of one entry, which all answer the query, by title. */
function rank(query: string, scores: Readonly<Record<string, number>>): string[] {
  const all = new Set([0]);
  const found = Object.entries(scores).map(([title, score]): FoundEntry => {
    const page = pageOf(title);
    return { page, entry: page.entries[0]!, score, answers: all, literal: all };
  });
  const pages = found.map(({ page }) => page);
  const { ranked } = rankPages(found, parseQuery(query, synonyms), { pages });
  return ranked.map(({ page }) => page.title);
}

it('orders pages by score', () => {
  expect(rank('install', { Tutorial: 5, Examples: 10 })).toEqual(['Examples', 'Tutorial']);
});

it('orders pages with nearly the same score as they are given, which is the order of the menus', () => {
  const scores = { 'App Router': 97, 'Pages Router': 100, Examples: 92, Tutorial: 94 };
  expect(rank('github', scores)).toEqual(['App Router', 'Pages Router', 'Tutorial', 'Examples']);
});

it('puts the page first whose title is the query, or a synonym of it', () => {
  expect(rank('avatar', { Avatar: 3, Account: 4, Tutorial: 10 })).toEqual([
    'Avatar',
    'Account',
    'Tutorial',
  ]);
});

it('prefers a title that starts with the query, once it has four letters', () => {
  const scores = { 'Page Container': 7, Roadmap: 10 };
  expect(rank('page', scores)[0]).toBe('Page Container');
  expect(rank('pag', scores)[0]).toBe('Roadmap');
});

it('leaves out pages with a small share of the best score', () => {
  expect(rank('install', { Tutorial: 4, Examples: 100, Roadmap: 6 })).toEqual([
    'Examples',
    'Roadmap',
  ]);
});
