// cspell:ignore acount
import type { QueryTerm } from '../../domain/search/parseQuery';
import { partOf, type PostingsPart, type SearchCore } from '../../domain/search/SearchData';
import { TermList } from './TermList';

const [prefixWeight, fuzzyWeight] = [0.5, 0.7];

/** Letters from which a word may be misspelled once, and twice. */
const [onceFrom, twiceFrom] = [4, 6];

/** A rare word that is misspelled has to start with the right letters: those with the same ones are in few parts. */
const rightLetters = 3;

/**
 * A word in one or two entries may be another one misspelled that more than ten times as many have: `acount`, from "a
 * count". In steps of `commonnessOf`.
 */
const [rareUpTo, muchMore] = [1, 3];

/** A term of the index that a term of a query stands for. */
export interface Match {
  term: string;
  weight: number;
  postings: PostingsPart['postings'][number];
}

interface Part {
  list: TermList;
  postings: PostingsPart['postings'];
}

/** The terms of an index. The core has those that several entries share, the parts with postings have all. */
export class TermIndex {
  private readonly frequent: TermList;
  private readonly parts = new Map<number, Part>();

  constructor(
    private readonly core: Pick<SearchCore, 'terms' | 'common' | 'postings'>,
    private readonly load: (part: number) => Promise<PostingsPart>,
  ) {
    this.frequent = new TermList(core.terms);
  }

  private async part(number: number): Promise<Part> {
    let part = this.parts.get(number);
    if (!part) {
      const { terms, postings } = await this.load(number);
      this.parts.set(number, (part = { list: new TermList(terms), postings }));
    }
    return part;
  }

  private partsBetween(first: string, last: string): Promise<Part[]> {
    const from = partOf(this.core.postings, first);
    const count = partOf(this.core.postings, last) - from + 1;
    return Promise.all(Array.from({ length: count }, (_, index) => this.part(from + index)));
  }

  /** The frequent terms that are spelled like one, and those in some parts, with the number of typos. */
  private near(term: string, most: number, leastCommon: number, parts: readonly Part[]) {
    const found = new Map<string, number>();
    for (const [place, typos] of this.frequent.near(term, most))
      if (Number(this.core.common[place]) >= leastCommon) found.set(this.frequent.at(place), typos);
    for (const { list } of parts)
      for (const [place, typos] of list.near(term, most)) found.set(list.at(place), typos);
    return [...found];
  }

  /** Finds a term of a query, words that start with it, and misspelled ones. */
  async matchesOf({ term, weight, isLast, isKnown }: QueryTerm): Promise<Match[]> {
    const place = this.frequent.find(term);
    const mayBeMisspelled = weight === 1 && !isKnown && term.length >= onceFrom;
    const mayDiffer = mayBeMisspelled && place === undefined;
    const start = mayDiffer ? term.slice(0, rightLetters) : term;
    const parts = await this.partsBetween(start, mayDiffer || isLast ? `${start}\uffff` : start);
    const isMisspelled = mayDiffer && parts.every(({ list }) => list.find(term) === undefined);
    const matches: Match[] = [];
    const add = ({ list, postings }: Part, at: number, share: number) =>
      matches.push({ term: list.at(at), weight: weight * share, postings: postings[at]! });
    for (const part of parts)
      for (const at of part.list.startingWith(term)) {
        const { length } = part.list.at(at);
        const more = length - term.length;
        if (more === 0) add(part, at, 1);
        else if (isLast || isMisspelled)
          add(part, at, (prefixWeight * length) / (length + 0.3 * more));
      }
    const commonness = place === undefined ? 0 : Number(this.core.common[place]);
    if (isMisspelled || (mayBeMisspelled && commonness <= rareUpTo)) {
      const known = new Set(matches.map((match) => match.term));
      const near = isMisspelled
        ? this.near(term, term.length >= twiceFrom ? 2 : 1, 0, parts)
        : this.near(term, 1, commonness + muchMore, []);
      await Promise.all(
        near
          .filter(([found]) => !known.has(found))
          .map(async ([found, typos]) => {
            const part = await this.part(partOf(this.core.postings, found));
            add(
              part,
              part.list.find(found)!,
              (fuzzyWeight * found.length) / (found.length + typos),
            );
          }),
      );
    }
    return matches;
  }
}
