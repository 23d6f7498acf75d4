// cspell:disable -- misspelled words are the point
import MiniSearch from 'minisearch';
import { expect, test } from 'vitest';
import { parseQuery } from '../../domain/search/parseQuery';
import { TermIndex } from './TermIndex';

const boosts = { title: 4, text: 1 };

const texts = [
  { title: 'dashboard layout', text: 'the shell of a dashboard with a sidebar and a header' },
  { title: 'page container', text: 'a container with a title and breadcrumb of the page' },
  { title: 'sidebar footer', text: 'the sidebar of the layout ends with a footer' },
  { title: 'dialog', text: '' },
];

function createIndex() {
  const index = new TermIndex(boosts);
  for (const { title, text } of texts)
    index.add({ title: title.split(' '), text: text.split(' ').filter(Boolean) });
  return index;
}

const split = (text: string) => text.split(' ').filter(Boolean);

test.each(['sidebar', 'side', 'dashboard layout', 'sidebr', 'dashbord pag', 'dialog title'])(
  'scores "%s" as MiniSearch does',
  (query) => {
    const { terms } = parseQuery(query);
    const { score } = createIndex().search(terms);
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
  const { answers, terms } = createIndex().search(parseQuery('sidebr title').terms);
  expect([...answers]).toEqual([1, 2, 1, 0]);
  expect([...terms].sort()).toEqual(['sidebar', 'title']);
});

test('takes a rare word for a misspelled one that many entries have', () => {
  const index = new TermIndex(boosts);
  index.add({ title: ['chip'], text: ['acount'] });
  for (let entry = 0; entry < 11; entry += 1) index.add({ title: ['page'], text: ['account'] });
  const found = ({ terms }: { terms: ReadonlySet<string> }) => [...terms].sort();
  expect(found(index.search(parseQuery('acount ').terms))).toEqual(['account', 'acount']);
  expect(found(index.search(parseQuery('account ').terms))).toEqual(['account']);
});

test('tells how much each word of the query says', () => {
  const { rarity } = createIndex().search(parseQuery('sidebar footer unknown ').terms);
  expect(rarity).toHaveLength(2);
  expect(rarity[1]).toBeGreaterThan(rarity[0]!);
});

test('one letter only starts words of titles', () => {
  const { score } = createIndex().search(parseQuery('d').terms);
  expect([...score].map((value) => value > 0)).toEqual([true, false, false, true]);
});

test('finds nothing without terms', () => {
  const { score, terms } = createIndex().search([]);
  expect([...score]).toEqual([0, 0, 0, 0]);
  expect(terms.size).toBe(0);
});
