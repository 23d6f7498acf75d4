import type { ParsedQuery } from './parseQuery';
import type { SearchData, SearchKind } from './SearchData';
import { joined } from './terms';

/** An entry that the index has found. */
export interface FoundEntry {
  page: number;
  entry: number;
  /** Of the index, for the entry alone. */
  score: number;
  /** Words of the query that it answers, by their place. */
  answers: ReadonlySet<number>;
  /** Terms of the entry that were found, for highlighting. */
  terms: readonly string[];
}

export interface RankedPage {
  page: number;
  score: number;
  /** Best first; the page itself is not among them. */
  entries: FoundEntry[];
  terms: ReadonlySet<string>;
}

/** How much the title of a page counts, as factors. */
const titleBonus = { same: 4, starts: 1.6 } as const;

/** Pages of the current product come first unless another fits much better. */
const ownProduct = 1.5;

/** Rows of tables, demos and commands are details: headings and pages come first when they fit as well. */
const kindWeights = { guide: 1, api: 0.75, demo: 0.7, command: 0.7 } as const satisfies Record<
  SearchKind,
  number
>;

/** An entry that answers half of the query is worth much less than half. */
const coverage = (answered: number, words: number) => (answered / Math.max(words, 1)) ** 2;

function titleFactor(title: string, { whole }: ParsedQuery): number {
  const name = joined(title);
  if (name === whole || name === `${whole}api`) return titleBonus.same;
  return whole.length > 3 && name.startsWith(whole) ? titleBonus.starts : 1;
}

/** Groups found entries by page, best page first. */
export function rankPages(
  found: readonly FoundEntry[],
  query: ParsedQuery,
  pages: SearchData['pages'],
  kindOf: (found: FoundEntry) => SearchKind,
  product?: string,
): RankedPage[] {
  const words = query.words.length;
  const byPage = new Map<number, FoundEntry[]>();
  for (const one of found) {
    const score =
      one.score *
      coverage(one.answers.size, words) *
      (one.entry < 0 ? 1.2 : kindWeights[kindOf(one)]);
    const known = byPage.get(one.page);
    if (known) known.push({ ...one, score });
    else byPage.set(one.page, [{ ...one, score }]);
  }
  return [...byPage]
    .map(([page, entries]): RankedPage => {
      entries.sort((a, b) => b.score - a.score);
      const { title, product: own, weight } = pages[page]!;
      const answered = new Set(entries.flatMap(({ answers }) => [...answers]));
      const others = entries.slice(1, 4).reduce((sum, { score }) => sum + score, 0);
      const score =
        (entries[0]!.score + 0.15 * others) *
        (0.5 + 0.5 * coverage(answered.size, words)) *
        titleFactor(title, query) *
        weight *
        (own === product ? ownProduct : 1);
      return {
        page,
        score,
        entries: entries.filter(({ entry }) => entry >= 0),
        terms: new Set(entries.flatMap(({ terms }) => terms)),
      };
    })
    .sort((a, b) => b.score - a.score);
}
