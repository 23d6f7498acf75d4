/** The number of letters that two words start with together, at most 35. */
function sharedLetters(one: string, other: string): number {
  let shared = 0;
  while (shared < Math.min(one.length, 35) && one[shared] === other[shared]) shared += 1;
  return shared;
}

/** Terms in order as one text: instead of the letters that each shares with the one before, their number in base 36. */
export const codeTerms = (terms: readonly string[]): string =>
  terms
    .map((term, place) => {
      const shared = sharedLetters(term, terms[place - 1] ?? '');
      return shared.toString(36) + term.slice(shared);
    })
    .join(' ');

/** The terms of an index in order, for lookups by spelling. */
export class TermList {
  private readonly terms: string[] = [];
  /** Number of letters that each term shares with the one before. */
  private readonly shared: number[] = [];

  /** @param coded by `codeTerms` */
  constructor(coded: string) {
    let before = '';
    for (const code of coded.split(' ')) {
      const shared = parseInt(code[0]!, 36);
      before = before.slice(0, shared) + code.slice(1);
      this.terms.push(before);
      this.shared.push(shared);
    }
  }

  at(place: number): string {
    return this.terms[place]!;
  }

  /** Place of the first term that does not come before a word. */
  private placeOf(word: string): number {
    let [from, to] = [0, this.terms.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (this.terms[middle]! < word) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  /** Place of a term; undefined for another word. */
  find(word: string): number | undefined {
    const place = this.placeOf(word);
    return this.terms[place] === word ? place : undefined;
  }

  /** Places of the terms that start with some letters, the whole term included. */
  startingWith(letters: string): number[] {
    const places: number[] = [];
    for (let place = this.placeOf(letters); this.terms[place]?.startsWith(letters); place += 1)
      places.push(place);
    return places;
  }

  /**
   * Places of terms within a number of typos, with that number. Terms that start alike share the rows of their
   * Levenshtein tables, and are skipped together where the start differs too much.
   */
  near(word: string, most: number): Map<number, number> {
    const found = new Map<number, number>();
    const rows = [Uint8Array.from({ length: word.length + 1 }, (_, index) => index)];
    /** Letters of a start that already differs too much. */
    let hopeless = Infinity;
    this.terms.forEach((term, place) => {
      const shared = this.shared[place]!;
      if (shared >= hopeless) return;
      hopeless = Infinity;
      for (let length = shared; length < term.length; length += 1) {
        const before = rows[length]!;
        const row = (rows[length + 1] ??= new Uint8Array(word.length + 1));
        let least = (row[0] = length + 1);
        for (let at = 1; at <= word.length; at += 1) {
          row[at] = Math.min(
            before[at]! + 1,
            row[at - 1]! + 1,
            before[at - 1]! + (word[at - 1] === term[length] ? 0 : 1),
          );
          least = Math.min(least, row[at]!);
        }
        if (least > most) {
          hopeless = length + 1;
          return;
        }
      }
      const distance = rows[term.length]![word.length]!;
      if (distance <= most) found.set(place, distance);
    });
    return found;
  }
}
