// cspell:disable -- misspelled words are the point
import MiniSearch from 'minisearch';
import { expect, test } from 'vitest';
import { parseQuery } from '../../domain/search/parseQuery';
import { commonnessOf } from '../../domain/search/SearchData';
import { findEntries } from './findEntries';
import { TermIndex } from './TermIndex';
import { codeTerms } from './TermList';
import { TermScores } from './TermScores';

const boosts = { title: 4, text: 1 };

const texts = [
  { title: 'dashboard layout', text: 'the shell of a dashboard with a sidebar and a header' },
  { title: 'page container', text: 'a container with a title and breadcrumb of the page' },
  { title: 'sidebar footer', text: 'the sidebar of the layout ends with a footer' },
  { title: 'dialog', text: '' },
];

/** Searches in one part, with scores that are not rounded. */
async function searchIn(entries: readonly Record<keyof typeof boosts, string>[], query: string) {
  const scores = new TermScores(boosts);
  for (const { title, text } of entries) scores.add({ title: split(title), text: split(text) });
  const { terms } = scores;
  const frequent = terms.filter((term) => scores.frequencyOf(term) > 1);
  const postings = terms.map((term) => {
    let before = 0;
    return scores.scoresOf(term).flatMap(({ entry, score }) => {
      const distance = entry - before;
      before = entry;
      return [distance, score];
    });
  });
  const index = new TermIndex(
    {
      terms: codeTerms(frequent),
      common: frequent.map((term) => commonnessOf(scores.frequencyOf(term))).join(''),
      postings: [terms[0]!],
    },
    async () => ({ terms: codeTerms(terms), postings }),
  );
  const found = await Promise.all(
    parseQuery(query).terms.map(async (term) => [term, await index.matchesOf(term)] as const),
  );
  return {
    ...findEntries(found, entries.length),
    terms: [...new Set(found.flatMap(([, matches]) => matches.map(({ term }) => term)))],
  };
}

const split = (text: string) => text.split(' ').filter(Boolean);

test.each(['sidebar', 'side', 'dashboard layout', 'sidebr', 'dashbord pag', 'dialog title'])(
  'scores "%s" as MiniSearch does',
  async (query) => {
    const { terms } = parseQuery(query);
    const { score } = await searchIn(texts, query);
    const known = new Set(texts.flatMap(({ title, text }) => split(`${title} ${text}`)));
    const peer = new MiniSearch({
      fields: Object.keys(boosts),
      tokenize: split,
      processTerm: (term) => term,
    });
    peer.addAll(texts.map((one, id) => ({ id, ...one })));
    const of = new Map(terms.map((one) => [one.term, one]));
    const isMisspelled = (term: string) =>
      of.get(term)!.weight === 1 && !known.has(term) && term.length > 3;
    const expected = texts.map(() => 0);
    for (const result of peer.search(terms.map(({ term }) => term).join(' '), {
      boost: boosts,
      boostTerm: (term) => of.get(term)!.weight,
      prefix: (term) => of.get(term)!.isLast || isMisspelled(term),
      fuzzy: (term) => isMisspelled(term) && (term.length > 5 ? 2 : 1),
      weights: { prefix: 0.5, fuzzy: 0.7 },
    }))
      expected[result.id as number] = result.score;
    score.forEach((value, entry) => expect(value).toBeCloseTo(expected[entry]!, 8));
  },
);

test('notes the words of the query that an entry answers, and the terms that were found', async () => {
  const { answers, terms } = await searchIn(texts, 'sidebr title');
  expect([...answers]).toEqual([1, 2, 1, 0]);
  expect(terms.sort()).toEqual(['sidebar', 'title']);
});

test('takes a rare word for a misspelled one that many entries have', async () => {
  const entries = [
    { title: 'chip', text: 'acount' },
    ...Array.from({ length: 11 }, () => ({ title: 'page', text: 'account' })),
  ];
  expect((await searchIn(entries, 'acount ')).terms.sort()).toEqual(['account', 'acount']);
  expect((await searchIn(entries, 'account ')).terms).toEqual(['account']);
});

test('does not take a word with synonyms for a misspelled one', async () => {
  const entries = ['data model', 'dialog'].map((title) => ({ title, text: '' }));
  expect((await searchIn(entries, 'modal ')).terms).toEqual(['dialog']);
  expect((await searchIn(entries, 'modol ')).terms).toEqual(['model']);
});

test('tells how much each word of the query says', async () => {
  const { rarity } = await searchIn(texts, 'sidebar footer unknown ');
  expect(rarity).toHaveLength(2);
  expect(rarity[1]).toBeGreaterThan(rarity[0]!);
});

test('weighs a word with frequent synonyms by itself', async () => {
  const entries = ['modal', 'dialog', 'dialog'].map((title) => ({ title, text: '' }));
  const { rarity } = await searchIn(entries, 'modal ');
  expect(rarity).toEqual([Math.log(4)]);
});

test('finds nothing without terms', async () => {
  const { score, terms } = await searchIn(texts, '');
  expect([...score]).toEqual([0, 0, 0, 0]);
  expect(terms).toEqual([]);
});
// cspell:ignore acount
