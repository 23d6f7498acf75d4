import { joined, partsOfWord } from './terms';
import { stopWords, synonyms, weakWords } from './synonyms';
import { writtenWords } from './writtenWords';

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
}

const synonymWeight = 0.6;
const weakWeight = 0.3;
const joinedWeight = 1.5;

const phrases = Object.entries(synonyms).map(([phrase, others]) => ({
  parts: phrase.split(' ').flatMap((word) => writtenWords(word).flatMap(partsOfWord)),
  others,
}));

interface Part {
  part: string;
  /** Place among the words that a page should have; undefined for others. */
  place: number | undefined;
  isWeak: boolean;
}

/** Places of a run of parts, without stop words. */
const placesOf = (parts: readonly Part[]) => parts.flatMap(({ place }) => place ?? []);

function readParts(query: string): Part[] {
  const words = writtenWords(query);
  const found = words.flatMap(partsOfWord);
  // A single letter is the start of a word that is being typed.
  const parts = found.length > 0 ? found : words.map(joined);
  const isWeak = (part: string) => weakWords.has(part);
  const isStop = (part: string) => stopWords.has(part);
  const keepsAll = parts.every((part) => isStop(part) || isWeak(part));
  let place = 0;
  return parts.map((part) => ({
    part,
    place: (isStop(part) || isWeak(part)) && !keepsAll ? undefined : place++,
    isWeak: isWeak(part) && !keepsAll,
  }));
}

/** Runs of neighbors as one term: `sign in` -> `signin`. */
function joinedTerms(parts: readonly Part[]): QueryTerm[] {
  const runs = parts.slice(1).map((_, index) => parts.slice(index, index + 2));
  if (parts.length > 2) runs.push([...parts]);
  return runs.flatMap((run) => {
    const answers = placesOf(run);
    return answers.length === 0
      ? []
      : {
          term: joined(run.map(({ part }) => part).join('')),
          answers,
          weight: joinedWeight,
          isLast: false,
        };
  });
}

function synonymTerms(parts: readonly Part[]): QueryTerm[] {
  return phrases.flatMap(({ parts: phrase, others }) =>
    parts.flatMap((_, start) => {
      const run = parts.slice(start, start + phrase.length);
      const isSame = run.length === phrase.length && run.every(({ part }, i) => part === phrase[i]);
      if (!isSame) return [];
      const answers = placesOf(run);
      return others.flatMap((other) => {
        const words = writtenWords(other).flatMap(partsOfWord);
        const terms =
          words.length > 1
            ? [...words.filter((word) => !stopWords.has(word)), joined(other)]
            : words;
        return terms.map((term) => ({
          term,
          answers,
          weight:
            terms.length > 1 && term !== joined(other)
              ? synonymWeight / words.length
              : synonymWeight,
          isLast: false,
        }));
      });
    }),
  );
}

/** Reads a query: what to look for, and which of its words each term answers. */
export function parseQuery(query: string): ParsedQuery {
  const parts = readParts(query);
  const isTyping = /[\p{L}\p{N}]$/u.test(query);
  const own = parts.flatMap(({ part, place, isWeak }, index) =>
    place === undefined && !isWeak
      ? []
      : {
          term: part,
          answers: place === undefined ? [] : [place],
          weight: isWeak ? weakWeight : 1,
          isLast: isTyping && index === parts.length - 1,
        },
  );
  const byTerm = new Map<string, QueryTerm>();
  for (const found of [...own, ...joinedTerms(parts), ...synonymTerms(parts)]) {
    const known = byTerm.get(found.term);
    byTerm.set(
      found.term,
      known
        ? {
            ...known,
            weight: Math.max(known.weight, found.weight),
            answers: [...new Set([...known.answers, ...found.answers])],
          }
        : found,
    );
  }
  return {
    terms: [...byTerm.values()],
    whole: joined(parts.map(({ part }) => part).join('')),
  };
}
