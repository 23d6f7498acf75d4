import { distance } from 'fastest-levenshtein';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeTerms, TermList } from './TermList';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 8 });
const words = fc.uniqueArray(word, { minLength: 1, maxLength: 60 }).map((all) => all.sort());

test('reads the terms that were coded', () => {
  fc.assert(
    fc.property(words, (terms) => {
      const list = new TermList(codeTerms(terms));
      expect(terms.map((_, place) => list.at(place))).toEqual(terms);
      expect(terms.map((term) => list.find(term))).toEqual(terms.map((_, place) => place));
    }),
  );
});

test('finds the terms within a number of typos', () => {
  fc.assert(
    fc.property(words, word, fc.integer({ min: 0, max: 2 }), (terms, typed, most) => {
      const expected = terms.flatMap((term, place) =>
        distance(term, typed) <= most ? [[place, distance(term, typed)]] : [],
      );
      expect([...new TermList(codeTerms(terms)).near(typed, most)]).toEqual(expected);
    }),
  );
});

test('finds the terms that start with some letters', () => {
  fc.assert(
    fc.property(words, word, (terms, letters) => {
      const expected = terms.flatMap((term, place) => (term.startsWith(letters) ? [place] : []));
      expect(new TermList(codeTerms(terms)).startingWith(letters)).toEqual(expected);
    }),
  );
});

test('reads long terms that share more letters than a digit counts', () => {
  const terms = [`${'a'.repeat(40)}b`, `${'a'.repeat(40)}c`];
  const list = new TermList(codeTerms(terms));
  expect([list.at(0), list.at(1)]).toEqual(terms);
});
