/** BM25+, with the parameters of MiniSearch: how much repetition counts, how much the length, and the least. */
const [saturation, lengthShare, least] = [1.2, 0.7, 0.5];

/** Entries with a term, and how often each has it, in turns. */
type Occurrences = number[];

interface Field {
  boost: number;
  /** Number of different terms in each entry. */
  lengths: number[];
  average: number;
}

/** How much each term says about each of many short texts with several fields. */
export class TermScores<Name extends string> {
  private readonly fields: [Name, Field][];
  /** Of each field. */
  private readonly occurrences = new Map<string, (Occurrences | undefined)[]>();
  private count = 0;

  constructor(boosts: Readonly<Record<Name, number>>) {
    this.fields = (Object.entries(boosts) as [Name, number][]).map(([name, boost]) => [
      name,
      { boost, lengths: [], average: 0 },
    ]);
  }

  /** Adds the next entry. */
  add(terms: Readonly<Record<Name, readonly string[]>>): void {
    const entry = this.count++;
    this.fields.forEach(([name, field], place) => {
      let different = 0;
      for (const term of terms[name]) {
        let known = this.occurrences.get(term);
        if (!known) this.occurrences.set(term, (known = []));
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

  /** In order. */
  get terms(): string[] {
    return [...this.occurrences.keys()].sort();
  }

  /** Number of entries with a term; those that have it in several fields count as often. */
  frequencyOf(term: string): number {
    const lists = this.occurrences.get(term) ?? [];
    return lists.reduce((sum, list) => sum + (list?.length ?? 0) / 2, 0);
  }

  /** Scores of the entries with a term, in order. */
  scoresOf(term: string) {
    const scores = new Map<number, number>();
    this.occurrences.get(term)?.forEach((list, place) => {
      if (!list) return;
      const { boost, lengths, average } = this.fields[place]![1];
      const having = list.length / 2;
      const rarity = Math.log(1 + (this.count - having + 0.5) / (having + 0.5));
      const [base, slope] = [saturation * (1 - lengthShare), (saturation * lengthShare) / average];
      for (let at = 0; at < list.length; at += 2) {
        const [entry, times] = [list[at]!, list[at + 1]!];
        const share = (times * (saturation + 1)) / (times + base + slope * lengths[entry]!);
        scores.set(entry, (scores.get(entry) ?? 0) + boost * rarity * (least + share));
      }
    });
    return [...scores]
      .map(([entry, score]) => ({ entry, score }))
      .sort((a, b) => a.entry - b.entry);
  }
}
