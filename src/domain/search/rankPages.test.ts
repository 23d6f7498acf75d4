import { expect, it } from 'vitest';
import { parseQuery, synonymTable } from './parseQuery';
import { rankPages, type FoundEntry, type Ranking, type RankOptions } from './rankPages';
import type { SearchEntry, SearchKind, SearchPage } from './SearchEngine';

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
  expect(rank('avatar', { Avatar: 5, Account: 3, Tutorial: 10 })).toEqual([
    'Avatar',
    'Account',
    'Tutorial',
  ]);
});

it('prefers a title that starts with the query', () => {
  const scores = { 'Page Container': 6, Roadmap: 10 };
  expect(rank('page c', scores)[0]).toBe('Page Container');
  expect(rank('container', scores)[0]).toBe('Roadmap');
});

it('leaves out pages with a small share of the best score', () => {
  expect(rank('install', { Tutorial: 4.9, Examples: 100, Roadmap: 5 })).toEqual([
    'Examples',
    'Roadmap',
  ]);
});

type Part = Partial<FoundEntry> & { title: string; kind?: SearchKind };

/** A page, found by parts that answer the first two words of the query unless they say otherwise. */
function foundOf(title: string, parts: readonly Part[], product = ''): FoundEntry[] {
  const entries = parts.map(({ title: part, kind = 'guide' }) => ({
    ...entryOf(part),
    id: part,
    kind,
  }));
  const page = { ...pageOf(title), product, entries };
  const both = new Set([0, 1]);
  return parts.map(({ score = 1, answers = both, literal = answers }, place) => {
    const entry = entries[place]!;
    return { page, entry, score, answers, literal };
  });
}

const rankParts = (
  query: string,
  found: readonly FoundEntry[],
  options: Omit<RankOptions, 'pages'> = {},
) =>
  rankPages(found, parseQuery(query, synonyms), {
    pages: [...new Set(found.map(({ page }) => page))],
    ...options,
  });

const titlesOf = ({ ranked }: Ranking) => ranked.map(({ page }) => page.title);

it('puts pages about a name first, then those with a part of that name', () => {
  const found = [
    ...foundOf('Tutorial', [{ title: 'Step', score: 99 }]),
    ...foundOf('useDialogs API', [{ title: 'Returns', score: 40 }]),
    ...foundOf('Dialogs', [{ title: 'useDialogs', score: 20 }]),
  ];
  expect(titlesOf(rankParts('useDialogs', found))).toEqual([
    'useDialogs API',
    'Dialogs',
    'Tutorial',
  ]);
  expect(titlesOf(rankParts('use dialogs', found))[1]).toBe('Tutorial');
});

it('puts the product of the current page first, unless another page fits six times better', () => {
  const found = [
    ...foundOf('Core', [{ title: 'a', score: 10 }], 'Core'),
    ...foundOf('Much better', [{ title: 'a', score: 61 }]),
    ...foundOf('Better', [{ title: 'a', score: 50 }]),
  ];
  expect(titlesOf(rankParts('row height', found, { product: 'Core' }))).toEqual([
    'Core',
    'Much better',
    'Better',
  ]);
  expect(titlesOf(rankParts('row height', found))[0]).toBe('Much better');
});

it('ranks by kind, and counts the pages with each', () => {
  const found = [
    ...foundOf('Guide', [{ title: 'a', score: 9 }]),
    ...foundOf('Api', [
      { title: 'b', score: 2 },
      { title: 'c', kind: 'prop' },
    ]),
    ...foundOf('Table', [{ title: 'd', score: 3, kind: 'prop' }]),
  ];
  const { ranked, kinds } = rankParts('row height', found, { kind: 'prop' });
  expect(
    ranked.map(({ page, entries }) => [page.title, entries.map(({ title }) => title)]),
  ).toEqual([
    ['Table', ['d']],
    ['Api', ['c']],
  ]);
  expect(kinds).toMatchObject({ guide: 2, prop: 2, slot: 0 });
});

it('prefers headings to rows, rows to commands, and the page itself to its parts', () => {
  const kinds = ['command', 'prop', 'guide'] as const;
  const found = kinds.flatMap((kind) => foundOf(kind, [{ title: 'a', score: 8, kind }]));
  const page = foundOf('itself', [{ title: '', score: 8 }]);
  expect(titlesOf(rankParts('row height', [...found, ...page]))).toEqual([
    'itself',
    'guide',
    'prop',
    'command',
  ]);
});

it('prefers pages with all words, above all with the rare ones', () => {
  const [first, second] = [new Set([0]), new Set([1])];
  const found = [
    ...foundOf('Frequent', [{ title: 'a', score: 9, answers: first }]),
    ...foundOf('Frequent, too', [{ title: 'a', score: 8, answers: first }]),
    ...foundOf('Rare', [{ title: 'a', score: 7, answers: second }]),
    ...foundOf('Both', [{ title: 'a', score: 5 }]),
  ];
  expect(titlesOf(rankParts('row height', found)).slice(0, 2)).toEqual(['Both', 'Rare']);
});

it('counts a synonym only as rare as the word, where a page has the word', () => {
  const [first, second, none] = [new Set([0]), new Set([1]), new Set<number>()];
  const found = [
    ...foundOf('Word', [{ title: 'a', score: 5, answers: first }]),
    ...foundOf('Synonym', [{ title: 'a', score: 5, answers: second, literal: none }]),
    ...foundOf('Synonym, too', [{ title: 'a', score: 5, answers: second, literal: none }]),
    ...foundOf('Other', [{ title: 'a', score: 4, answers: second }]),
  ];
  expect(titlesOf(rankParts('row height', found))).toEqual([
    'Word',
    'Synonym',
    'Synonym, too',
    'Other',
  ]);
});

it('names the part that fits better than its page, unless the title is the query', () => {
  const isHitBest = (query: string, ...parts: Part[]) =>
    rankParts(query, foundOf('Row Height', parts)).ranked[0]!.isHitBest;
  const page = { title: '', score: 3 };
  expect(isHitBest('auto height', page, { title: 'a', score: 9 })).toBe(true);
  expect(isHitBest('auto height', page, { title: 'a' })).toBe(false);
  expect(isHitBest('row height', page, { title: 'a', score: 9 })).toBe(false);
  const literal = new Set([0]);
  expect(isHitBest('auto height', page, { title: 'a', score: 9, literal })).toBe(false);
});

it('lists the parts of a page, best first, without the page itself', () => {
  const parts = [{ title: '', score: 5 }, { title: 'a' }, { title: 'b', score: 9 }];
  const { ranked } = rankParts('row height', foundOf('Page', parts));
  expect(ranked[0]!.entries.map(({ title }) => title)).toEqual(['b', 'a']);
});

it('adds a little for more parts of a page, up to three', () => {
  const part = { title: 'a', score: 10 };
  const found = [
    ...foundOf('One', [{ title: 'a', score: 13 }]),
    ...foundOf('Four', [part, part, part, part]),
    ...foundOf('Five', [part, part, part, part, part]),
    ...foundOf('Two', [part, part]),
  ];
  expect(titlesOf(rankParts('row height', found))).toEqual(['Four', 'Five', 'One', 'Two']);
});
