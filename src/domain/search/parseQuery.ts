import { joined, partsOfWord, stopWords, writtenWords } from './terms';
import type { Synonyms } from './SearchEngine';

/** A term to look for. */
export interface QueryTerm {
  term: string;
  /** Words of the query that a document with this term answers, by their place. */
  answers: readonly number[];
  /** 1 for a word of the query, less for a synonym of it. */
  weight: number;
  /** Whether the user may still be typing it. */
  isLast: boolean;
}

export interface ParsedQuery {
  terms: readonly QueryTerm[];
  /** The query as one word: `Data grid` -> `datagrid`. */
  whole: string;
  /** Whether it is a name in code: one word with humps, `useDialogs` or `<Crud.List />`. */
  isName: boolean;
  /** What `synonyms` has for the whole query, as one word each. */
  synonymsOfWhole: readonly string[];
}

const synonymWeight = 0.6;
const joinedWeight = 2;

/** Nobody types more words than this, but a page may have them selected. */
const mostWords = 24;

/** What stands for a phrase, by the phrase as one word: `MongoDB`, `mongo db` and `mongodb` are the same. */
export type SynonymTable = ReadonlyMap<string, readonly string[]>;

export const synonymTable = (synonyms: Synonyms): SynonymTable =>
  new Map(Object.entries(synonyms).map(([phrase, others]) => [joined(phrase), others]));

interface Part {
  part: string;
  /** Place of the word that it is in. */
  wordAt: number;
  /** Place among the words that a page should have; undefined for stop words. */
  place: number | undefined;
}

function readParts(words: readonly string[]): Part[] {
  const found = words.flatMap((word, wordAt) =>
    partsOfWord(word).map((part) => ({ part, wordAt })),
  );
  // A single letter is the start of a word that is being typed.
  const parts =
    found.length > 0 ? found : words.map((word, wordAt) => ({ part: joined(word), wordAt }));
  const keepsAll = parts.every(({ part }) => stopWords.has(part));
  let place = 0;
  return parts.map((one) => ({
    ...one,
    place: stopWords.has(one.part) && !keepsAll ? undefined : place++,
  }));
}

/** Neighbors in a query as one word: `sign in` -> `signin`. */
interface Run {
  word: string;
  answers: readonly number[];
  /** Whether titles are indexed with neighbors like these. */
  isIndexed: boolean;
}

const runsOf = (words: readonly string[], parts: readonly Part[]): Run[] =>
  words.flatMap((_, start) =>
    words.slice(start).map((_word, more) => {
      const within = parts.filter(({ wordAt }) => wordAt >= start && wordAt <= start + more);
      return {
        word: joined(words.slice(start, start + more + 1).join('')),
        answers: within.flatMap(({ place }) => place ?? []),
        isIndexed: within.length > 1 && (more < 2 || more === words.length - 1),
      };
    }),
  );

/** What the index may have for a synonym: its words, and all of them as one. */
const termsOfSynonym = (synonym: string) => [
  ...writtenWords(synonym)
    .flatMap(partsOfWord)
    .filter((word) => !stopWords.has(word)),
  joined(synonym),
];

/** Reads a query: what to look for, and which of its words each term answers. */
export function parseQuery(query: string, synonyms: SynonymTable): ParsedQuery {
  const words = writtenWords(query).slice(0, mostWords);
  const parts = readParts(words);
  const runs = runsOf(words, parts).filter(({ answers }) => answers.length > 0);
  const isTyping = /[\p{L}\p{M}\p{N}]$/u.test(query);
  const byTerm = new Map<string, QueryTerm>();
  const add = (term: string, answers: readonly number[], weight: number, isLast = false) => {
    const known = byTerm.get(term) ?? { weight, answers, isLast };
    byTerm.set(term, {
      term,
      answers: [...new Set([...known.answers, ...answers])],
      weight: Math.max(known.weight, weight),
      isLast: known.isLast,
    });
  };
  parts.forEach(({ part, place }, index) => {
    if (place !== undefined) add(part, [place], 1, isTyping && index === parts.length - 1);
  });
  for (const { word, answers, isIndexed } of runs) if (isIndexed) add(word, answers, joinedWeight);
  for (const { word, answers } of runs)
    for (const term of (synonyms.get(word) ?? []).flatMap(termsOfSynonym))
      add(term, answers, synonymWeight);
  const asked = parts.filter(({ place }) => place !== undefined).length;
  return {
    terms: [...byTerm.values()],
    whole: joined(words.join('')),
    isName: words.length === 1 && parts.length > 1 && /\p{Lu}/u.test(words[0]!),
    synonymsOfWhole: runs
      .filter(({ answers }) => answers.length === asked)
      .flatMap(({ word }) => synonyms.get(word) ?? [])
      .map(joined),
  };
}
