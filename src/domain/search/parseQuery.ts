import { joined, partsOfWord, stopWords, weakWords, writtenWords } from './terms';
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
  /** Whether it has synonyms, and so is no misspelled word even if no page has it. */
  isKnown: boolean;
}

export interface ParsedQuery {
  terms: readonly QueryTerm[];
  /** The query as one word: `Data grid` -> `datagrid`. */
  whole: string;
  /** Whether it is a name in code: one word with humps, `useDialogs` or `<Crud.List />`. */
  isName: boolean;
  /** Its words in order, without weak words at the ends; undefined for a single word. */
  phrase: string | undefined;
  /** Some words of the query, neighbors as one word, with how much of the query they make up. */
  runs: readonly { run: string; share: number }[];
  /** What `synonyms` has for the whole query, as one word each. */
  synonymsOfWhole: readonly string[];
}

const synonymWeight = 0.6;
const weakWeight = 0.3;
const joinedWeight = 1.5;

/** Nobody types more words than this, but a page may have them selected. */
const mostWords = 24;

/** A phrase as the parts of its words, and what stands for it. */
export interface Phrase {
  parts: readonly string[];
  others: readonly string[];
}

export const phrasesOf = (synonyms: Synonyms): Phrase[] =>
  Object.entries(synonyms).map(([phrase, others]) => ({
    parts: writtenWords(phrase).flatMap(partsOfWord),
    others,
  }));

const phraseText = (parts: readonly string[]) => ` ${parts.join(' ')} `;

/** A text in which the `phrase` of a query can be found. */
export const phrasesText = (text: string) => phraseText(writtenWords(text).flatMap(partsOfWord));

interface Part {
  part: string;
  /** Place among the words that a page should have; undefined for others. */
  place: number | undefined;
  isWeak: boolean;
}

/** Places of a run of parts, without stop words. */
const placesOf = (parts: readonly Part[]) => parts.flatMap(({ place }) => place ?? []);

function readParts(words: readonly string[]): Part[] {
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
          isKnown: false,
        };
  });
}

function synonymTerms(parts: readonly Part[], phrases: readonly Phrase[]): QueryTerm[] {
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
          isKnown: false,
        }));
      });
    }),
  );
}

/** Shorter runs are no titles, and a title in a long question may be there by chance. */
const [leastRun, leastShare] = [4, 1 / 3];

function runsOf(words: readonly string[], { length }: string): ParsedQuery['runs'] {
  return words
    .flatMap((_, start) =>
      words.slice(start).map((_word, more) => words.slice(start, start + more + 1)),
    )
    .map((run) => joined(run.join('')))
    .filter((run) => run.length >= leastRun && run.length < length)
    .map((run) => ({ run, share: run.length / length }))
    .filter(({ share }) => share >= leastShare);
}

function synonymsOfWhole(parts: readonly Part[], phrases: readonly Phrase[]): string[] {
  const words = parts.flatMap(({ part, place }) => (place === undefined ? [] : part)).join(' ');
  return phrases
    .filter((phrase) => phrase.parts.join(' ') === words)
    .flatMap(({ others }) => others.map(joined));
}

function phraseOf(parts: readonly Part[]): string | undefined {
  const said = parts.map(({ place }) => place !== undefined);
  const [first, last] = [said.indexOf(true), said.lastIndexOf(true)];
  return last > first
    ? phraseText(parts.slice(first, last + 1).map(({ part }) => part))
    : undefined;
}

/** Reads a query: what to look for, and which of its words each term answers. */
export function parseQuery(query: string, phrases: readonly Phrase[]): ParsedQuery {
  const words = writtenWords(query).slice(0, mostWords);
  const parts = readParts(words);
  const isTyping = /[\p{L}\p{M}\p{N}]$/u.test(query);
  const isPhrase = (part: string) =>
    phrases.some((phrase) => phrase.parts.length === 1 && phrase.parts[0] === part);
  const typed = parts.flatMap(({ part, place, isWeak }, index) =>
    place === undefined && !isWeak
      ? []
      : {
          term: part,
          answers: place === undefined ? [] : [place],
          weight: isWeak ? weakWeight : 1,
          isLast: isTyping && index === parts.length - 1,
          isKnown: isPhrase(part),
        },
  );
  const byTerm = new Map<string, QueryTerm>();
  for (const found of [...typed, ...joinedTerms(parts), ...synonymTerms(parts, phrases)]) {
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
  const whole = joined(parts.map(({ part }) => part).join(''));
  return {
    terms: [...byTerm.values()],
    whole,
    isName: words.length === 1 && parts.length > 1 && /\p{Lu}/u.test(words[0]!),
    phrase: phraseOf(parts),
    runs: runsOf(words, whole),
    synonymsOfWhole: synonymsOfWhole(parts, phrases),
  };
}
