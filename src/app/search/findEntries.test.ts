// cspell:disable -- misspelled words are the point
import MiniSearch from 'minisearch';
import { expect, test } from 'vitest';
import { parseQuery } from '../../domain/search/parseQuery';
import { commonnessOf } from '../../domain/search/SearchData';
import { findEntries, matchesOf } from './findEntries';
import { codeTerms, TermList } from './TermList';
import { TermScores } from './TermScores';

const boosts = { title: 4, text: 1 };

const texts = [
  { title: 'dashboard layout', text: 'the shell of a dashboard with a sidebar and a header' },
  { title: 'page container', text: 'a container with a title and breadcrumb of the page' },
  { title: 'sidebar footer', text: 'the sidebar of the layout ends with a footer' },
  { title: 'dialog', text: '' },
];

/** Searches without the parts and rounded scores of `createSearchIndex`. */
function searchIn(entries: readonly Record<keyof typeof boosts, string>[], query: string) {
  const scores = new TermScores(boosts);
  for (const { title, text } of entries) scores.add({ title: split(title), text: split(text) });
  const { terms } = scores;
  const list = new TermList(codeTerms(terms));
  const common = terms.map((term) => commonnessOf(scores.frequencyOf(term))).join('');
  const found = parseQuery(query).terms.map(
    (term) => [term, matchesOf(term, list, common)] as const,
  );
  const postingsOf = (place: number) => {
    let before = 0;
    return scores.scoresOf(terms[place]!).flatMap(({ entry, score }) => {
      const distance = entry - before;
      before = entry;
      return [distance, score];
    });
  };
  return {
    ...findEntries(found, postingsOf, entries.length),
    terms: [...new Set(found.flatMap(([, matches]) => matches.map(({ place }) => list.at(place))))],
  };
}

const split = (text: string) => text.split(' ').filter(Boolean);

test.each(['sidebar', 'side', 'dashboard layout', 'sidebr', 'dashbord pag', 'dialog title'])(
  'scores "%s" as MiniSearch does',
  (query) => {
    const { terms } = parseQuery(query);
    const { score } = searchIn(texts, query);
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

test('notes the words of the query that an entry answers, and the terms that were found', () => {
  const { answers, terms } = searchIn(texts, 'sidebr title');
  expect([...answers]).toEqual([1, 2, 1, 0]);
  expect(terms.sort()).toEqual(['sidebar', 'title']);
});

test('takes a rare word for a misspelled one that many entries have', () => {
  const entries = [
    { title: 'chip', text: 'acount' },
    ...Array.from({ length: 11 }, () => ({ title: 'page', text: 'account' })),
  ];
  expect(searchIn(entries, 'acount ').terms.sort()).toEqual(['account', 'acount']);
  expect(searchIn(entries, 'account ').terms).toEqual(['account']);
});

test('tells how much each word of the query says', () => {
  const { rarity } = searchIn(texts, 'sidebar footer unknown ');
  expect(rarity).toHaveLength(2);
  expect(rarity[1]).toBeGreaterThan(rarity[0]!);
});

test('finds nothing without terms', () => {
  const { score, terms } = searchIn(texts, '');
  expect([...score]).toEqual([0, 0, 0, 0]);
  expect(terms).toEqual([]);
});
// cspell:ignore acount
