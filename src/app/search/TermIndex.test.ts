// cspell:ignore sepaate zeparate zialog
import { expect, test } from 'vitest';
import { parseQuery } from '../../domain/search/parseQuery';
import { TermIndex } from './TermIndex';
import { codeTerms } from './TermList';

const parts = [
  ['dialog', 'separate'],
  ['sidebar', 'window'],
];

/** Finds a word in an index whose core has "dialog" and "sidebar". */
async function find(query: string) {
  const asked: number[] = [];
  const index = new TermIndex(
    { terms: codeTerms(['dialog', 'sidebar']), common: '22', postings: ['dialog', 'sidebar'] },
    async (number) => {
      asked.push(number);
      return { terms: codeTerms(parts[number]!), postings: parts[number]!.map(() => [0, 1]) };
    },
  );
  const matches = await index.matchesOf(parseQuery(query).terms[0]!);
  return { found: matches.map(({ term }) => term), asked };
}

test('loads the part of a word', async () => {
  expect(await find('dialog ')).toEqual({ found: ['dialog'], asked: [0] });
});

test('loads all parts with words that start with some letters', async () => {
  expect(await find('s')).toEqual({ found: ['separate', 'sidebar'], asked: [0, 1] });
});

test('finds a rare word that is misspelled after its third letter', async () => {
  expect((await find('sepaate ')).found).toEqual(['separate']);
  expect((await find('zeparate ')).found).toEqual([]);
});

test('finds a frequent word that is misspelled anywhere', async () => {
  expect((await find('zialog ')).found).toEqual(['dialog']);
});
