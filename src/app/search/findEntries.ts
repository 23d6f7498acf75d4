// cspell:ignore acount
import type { QueryTerm } from '../../domain/search/parseQuery';
import type { EntryScores } from '../../domain/search/rankPages';
import type { PostingsPart } from '../../domain/search/SearchData';
import type { TermList } from './TermList';

const [prefixWeight, fuzzyWeight] = [0.5, 0.7];

/** Letters from which a word may be misspelled once, and twice. */
const [onceFrom, twiceFrom] = [4, 6];

/**
 * A word in one or two entries may be another one misspelled that more than ten times as many have: `acount`, from "a
 * count". In steps of `commonnessOf`.
 */
const [rareUpTo, muchMore] = [1, 3];

/** A term of the index that a term of a query stands for. */
export interface Match {
  /** Its place. */
  place: number;
  weight: number;
}

/** Finds a term of a query, words that start with it, and misspelled ones. */
export function matchesOf(
  { term, weight, isLast }: QueryTerm,
  terms: TermList,
  common: string,
): Match[] {
  const own = terms.find(term);
  const commonness = own === undefined ? undefined : Number(common[own]);
  const isMisspelled = own === undefined && weight === 1 && term.length >= onceFrom;
  const spelled = new Map<number, number>();
  if (isMisspelled || (weight === 1 && term.length >= onceFrom && commonness! <= rareUpTo)) {
    const most = isMisspelled && term.length >= twiceFrom ? 2 : 1;
    for (const [place, distance] of terms.near(term, most))
      if (isMisspelled || Number(common[place]) >= commonness! + muchMore) {
        const { length } = terms.at(place);
        spelled.set(place, (fuzzyWeight * length) / (length + distance));
      }
  }
  if (isLast || isMisspelled)
    for (const place of terms.startingWith(term)) {
      const { length } = terms.at(place);
      spelled.set(place, (prefixWeight * length) / (length + 0.3 * (length - term.length)));
    }
  if (own !== undefined) spelled.set(own, 1);
  return [...spelled].map(([place, share]) => ({ place, weight: share * weight }));
}

/**
 * How much each word of a query says about what is wanted: more, the fewer entries have it.
 * @param answers of each entry, a bit for each word
 */
function rarityOfWords(answers: Int32Array): number[] {
  const having: number[] = [];
  for (const bits of answers)
    for (let place = 0, rest = bits; rest !== 0; rest >>= 1, place += 1)
      having[place] = (having[place] ?? 0) + (rest & 1);
  return having.map((count) => (count > 0 ? Math.log(1 + answers.length / count) : 0));
}

/**
 * Scores every entry for a query: a thousand pages have ten thousand entries, and a letter finds most of them.
 * @param found the terms of the query, with what they stand for
 * @param postingsOf entries and scores of a term of the index
 */
export function findEntries(
  found: readonly (readonly [term: QueryTerm, matches: readonly Match[]])[],
  postingsOf: (place: number) => PostingsPart[number],
  count: number,
): EntryScores {
  const score = new Float64Array(count);
  const answers = new Int32Array(count);
  const answered = new Uint8Array(count);
  for (const [term, matches] of found) {
    const isFound = new Uint8Array(count);
    for (const { place, weight } of matches) {
      const postings = postingsOf(place);
      let entry = 0;
      for (let at = 0; at < postings.length; at += 2) {
        entry += postings[at]!;
        score[entry]! += weight * postings[at + 1]!;
        isFound[entry] = 1;
      }
    }
    const places = term.answers.reduce((bits, place) => bits | (1 << Math.min(place, 30)), 0);
    for (let entry = 0; entry < count; entry += 1)
      if (isFound[entry]) {
        answers[entry]! |= places;
        if (places !== 0) answered[entry]! += 1;
      }
  }
  // Entries that have several terms of the query are better than their sum.
  for (let entry = 0; entry < count; entry += 1) score[entry]! *= answered[entry]!;
  return { score, answers, rarity: rarityOfWords(answers) };
}
