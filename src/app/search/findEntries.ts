import type { QueryTerm } from '../../domain/search/parseQuery';
import type { EntryScores } from '../../domain/search/rankPages';
import type { Match } from './TermIndex';

/** How many entries have each word, from the bits of each entry. */
function countWords(answers: Int32Array): number[] {
  const having: number[] = [];
  for (const bits of answers)
    for (let place = 0, rest = bits; rest !== 0; rest >>= 1, place += 1)
      having[place] = (having[place] ?? 0) + (rest & 1);
  return having;
}

/**
 * How much each word of a query says about what is wanted: more, the fewer entries have it. Its synonyms may be
 * frequent, so they count only where no entry has the word itself.
 * @param answers of each entry, a bit for each word
 * @param own the same without synonyms
 */
function rarityOfWords(answers: Int32Array, own: Int32Array): number[] {
  const written = countWords(own);
  return countWords(answers).map((count, place) =>
    count > 0 ? Math.log(1 + answers.length / (written[place] || count)) : 0,
  );
}

/**
 * Scores every entry for a query: a thousand pages have ten thousand entries, and a letter finds most of them.
 * @param found the terms of the query, with what they stand for
 */
export function findEntries(
  found: readonly (readonly [term: QueryTerm, matches: readonly Match[]])[],
  count: number,
): EntryScores {
  const score = new Float64Array(count);
  const answers = new Int32Array(count);
  const own = new Int32Array(count);
  const answered = new Uint8Array(count);
  for (const [term, matches] of found) {
    const isFound = new Uint8Array(count);
    for (const { weight, postings } of matches) {
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
        if (term.weight >= 1) own[entry]! |= places;
        if (places !== 0) answered[entry]! += 1;
      }
  }
  // Entries that have several terms of the query are better than their sum.
  for (let entry = 0; entry < count; entry += 1) score[entry]! *= answered[entry]!;
  return { score, answers, rarity: rarityOfWords(answers, own) };
}
