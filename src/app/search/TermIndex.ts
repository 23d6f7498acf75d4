// cspell:ignore acount
import SearchableMap from 'minisearch/SearchableMap';
import type { QueryTerm } from '../../domain/search/parseQuery';
import type { EntryScores } from '../../domain/search/rankPages';

/** BM25+, with the parameters of MiniSearch: how much repetition counts, how much the length, and the least. */
const [saturation, lengthShare, least] = [1.2, 0.7, 0.5];

const [prefixWeight, fuzzyWeight] = [0.5, 0.7];

/** Letters from which a word may be misspelled once, and twice. */
const [onceFrom, twiceFrom] = [4, 6];

/** Entries with a term, and how often each has it, in turns. */
type Postings = number[];

/** A word in so few entries may be another one misspelled that so many times more have: `acount`, from "a count". */
const [rareUpTo, muchMore] = [2, 10];

const frequencyOf = (fields: readonly (Postings | undefined)[]) =>
  fields.reduce((sum, list) => sum + (list?.length ?? 0) / 2, 0);

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

interface Field {
  boost: number;
  /** Number of different terms in each entry. */
  lengths: number[];
  average: number;
}

interface Match {
  term: string;
  weight: number;
}

/**
 * An index of short texts with several fields, the title first. Finds a term, words that start with it, and misspelled
 * ones. Scores go to arrays with a number for each entry: a thousand pages have ten thousand entries, and a letter
 * finds most of them.
 */
export class TermIndex<Name extends string> {
  private readonly fields: [Name, Field][];
  /** Of each field. */
  private readonly postings = new Map<string, (Postings | undefined)[]>();
  /** The terms, for lookups by spelling. */
  private readonly spelling = new SearchableMap<true>();
  /** The terms by first letter, for lookups by prefix: a list is faster to read than a tree. */
  private readonly byLetter = new Map<string, string[]>();
  private count = 0;

  constructor(boosts: Readonly<Record<Name, number>>) {
    this.fields = (Object.entries(boosts) as [Name, number][]).map(([name, boost]) => [
      name,
      { boost, lengths: [], average: 0 },
    ]);
  }

  get size() {
    return this.count;
  }

  /** Adds the next entry; its number is the size of the index before. */
  add(terms: Readonly<Record<Name, readonly string[]>>): void {
    const entry = this.count++;
    this.fields.forEach(([name, field], place) => {
      let different = 0;
      for (const term of terms[name]) {
        let known = this.postings.get(term);
        if (!known) {
          this.postings.set(term, (known = []));
          this.spelling.set(term, true);
          const others = this.byLetter.get(term[0]!);
          if (others) others.push(term);
          else this.byLetter.set(term[0]!, [term]);
        }
        const list = (known[place] ??= []);
        if (list.at(-2) === entry) list[list.length - 1]! += 1;
        else {
          list.push(entry, 1);
          different += 1;
        }
      }
      field.lengths.push(different);
      field.average += (different - field.average) / this.count;
    });
  }

  /** The terms of the index that a term of a query stands for. */
  private matchesOf({ term, weight, isLast }: QueryTerm): Match[] {
    const known = this.postings.get(term);
    const frequency = known ? frequencyOf(known) : 0;
    const isMisspelled = !known && weight === 1 && term.length >= onceFrom;
    const matches: Match[] = known ? [{ term, weight: 1 }] : [];
    const spelled = new Map<string, number>();
    if (weight === 1 && term.length >= onceFrom && frequency <= rareUpTo)
      for (const [found, [, distance]] of this.spelling.fuzzyGet(
        term,
        isMisspelled && term.length >= twiceFrom ? 2 : 1,
      ))
        if (isMisspelled || frequencyOf(this.postings.get(found)!) > frequency * muchMore)
          spelled.set(found, (fuzzyWeight * found.length) / (found.length + distance));
    if (isLast || isMisspelled)
      for (const found of this.byLetter.get(term[0]!) ?? [])
        if (found !== term && found.startsWith(term))
          spelled.set(
            found,
            (prefixWeight * found.length) / (found.length + 0.3 * (found.length - term.length)),
          );
    for (const [found, share] of spelled) matches.push({ term: found, weight: share });
    return matches;
  }

  /** Adds the scores of one term of the index; marks the entries that have it. */
  private score(
    { term, weight }: Match,
    score: Float64Array,
    isFound: Uint8Array,
    fields: number,
  ): void {
    this.postings.get(term)?.forEach((list, place) => {
      if (!list || place >= fields) return;
      const { boost, lengths, average } = this.fields[place]![1];
      const having = list.length / 2;
      const rarity = Math.log(1 + (this.count - having + 0.5) / (having + 0.5));
      const factor = weight * boost * rarity;
      const [base, slope] = [saturation * (1 - lengthShare), (saturation * lengthShare) / average];
      for (let at = 0; at < list.length; at += 2) {
        const entry = list[at]!;
        const times = list[at + 1]!;
        score[entry]! +=
          factor * (least + (times * (saturation + 1)) / (times + base + slope * lengths[entry]!));
        isFound[entry] = 1;
      }
    });
  }

  /** Scores every entry for a query. */
  search(terms: readonly QueryTerm[]): EntryScores & { terms: ReadonlySet<string> } {
    const score = new Float64Array(this.count);
    const answers = new Int32Array(this.count);
    const answered = new Uint8Array(this.count);
    const found = new Set<string>();
    for (const term of terms) {
      const isFound = new Uint8Array(this.count);
      // Words that start with one letter are everywhere.
      const fields = term.term.length > 1 ? this.fields.length : 1;
      for (const match of this.matchesOf(term)) {
        if (fields === 1 && !this.postings.get(match.term)![0]) continue;
        found.add(match.term);
        this.score(
          { term: match.term, weight: match.weight * term.weight },
          score,
          isFound,
          fields,
        );
      }
      const places = term.answers.reduce((bits, place) => bits | (1 << Math.min(place, 30)), 0);
      for (let entry = 0; entry < this.count; entry += 1)
        if (isFound[entry]) {
          answers[entry]! |= places;
          if (places !== 0) answered[entry]! += 1;
        }
    }
    // Entries that have several terms of the query are better than their sum.
    for (let entry = 0; entry < this.count; entry += 1) score[entry]! *= answered[entry]!;
    return { score, answers, rarity: rarityOfWords(answers), terms: found };
  }
}
