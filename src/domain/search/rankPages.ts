import type { ParsedQuery } from './parseQuery';
import { searchKinds, type SearchKind } from './SearchData';

/** What the index has found, by number of the entry. Those of a page follow each other, the page itself first. */
export interface EntryScores {
  score: Float64Array;
  /** Words of the query that it answers: a bit for each place. 0 where nothing was found. */
  answers: Int32Array;
  /** How much each word of the query says about what is wanted, by its place. */
  rarity: readonly number[];
}

/** A page, as far as its rank depends on it. */
export interface IndexedPage {
  /** Its first entry, and the one after its last. */
  first: number;
  end: number;
  /** Its title as one word. */
  name: string;
  product: string;
  weight: number;
}

export interface RankedPage {
  page: number;
  score: number;
}

export interface Ranking {
  /** Best first. */
  ranked: RankedPage[];
  /** Pages with results of each kind. */
  kinds: Record<SearchKind, number>;
}

/** How much the title of a page counts, as factors: a query that is the title, most of it, or its start. */
const titleBonus = { same: 4, most: 3, starts: 1.6 } as const;

/** How much of its bonus a title has for a synonym of the query. */
const synonymShare = 0.6;

/**
 * Scores that differ less are as good as each other: their pages are in the order of the menus. Guides for two routers
 * are one text twice, and a word more in one of them says nothing.
 */
const nearlyBest = 0.93;

/** Pages of the current product come first unless another fits much better. */
const ownProduct = 1.5;

/** The page itself comes before its parts. */
const pageItself = 1.2;

/** Rows of tables, demos and commands are details: headings and pages come first when they fit as well. */
const kindWeights: Readonly<Record<SearchKind, number>> = {
  guide: 1,
  component: 1,
  hook: 1,
  api: 0.75,
  prop: 0.75,
  slot: 0.75,
  field: 0.75,
  demo: 0.7,
  command: 0.5,
};
const weightsByPlace = searchKinds.map((kind) => kindWeights[kind]);

/** An entry that answers half of what the words of a query say is worth much less than half. */
function coverageBy(rarity: readonly number[]) {
  const all = rarity.reduce((sum, one) => sum + one, 0);
  return (answers: number): number => {
    let answered = 0;
    for (let place = 0, rest = answers; rest !== 0; rest >>= 1, place += 1)
      if (rest & 1) answered += rarity[place]!;
    return (answered / all) ** 2;
  };
}

function wholeFactor(name: string, whole: string): number {
  if (name === whole || name === `${whole}api`) return titleBonus.same;
  return whole.length > 3 && name.startsWith(whole) ? titleBonus.starts : 1;
}

/** The bonus of a title that is part of the query. That of an API page has to be there in full. */
function partBonus(name: string, run: string): number {
  if (name === run) return titleBonus.same;
  if (!name.startsWith(run) || name.endsWith('api')) return 1;
  return run.length > name.length / 2 ? titleBonus.most : 1;
}

/** How much the title of a page counts: less, the more words the query has besides. */
function titleFactor(name: string, { whole, runs, synonymsOfWhole }: ParsedQuery): number {
  return Math.max(
    wholeFactor(name, whole),
    ...synonymsOfWhole.map((other) => 1 + synonymShare * (wholeFactor(name, other) - 1)),
    ...runs.map(({ run, share }) => 1 + share * (partBonus(name, run) - 1)),
  );
}

/** Orders pages by score, and those with nearly the same score by their places in the menus. */
function order(ranked: RankedPage[]): RankedPage[] {
  ranked.sort((a, b) => b.score - a.score);
  const ordered: RankedPage[] = [];
  while (ordered.length < ranked.length) {
    const from = ordered.length;
    const least = nearlyBest * ranked[from]!.score;
    let to = from + 1;
    while (to < ranked.length && ranked[to]!.score >= least) to += 1;
    ordered.push(...ranked.slice(from, to).sort((a, b) => a.page - b.page));
  }
  return ordered;
}

export interface RankOptions {
  /** Places of the entries' kinds in `searchKinds`. */
  kinds: Uint8Array;
  /** Ranks entries of this kind only. */
  kind?: SearchKind | undefined;
  /** The product that comes first. */
  product?: string | undefined;
}

/** Results of a page that count: the best one, and three more for a little. */
const countedResults = 4;

/** Inserts a score into the best ones of a page, best first. */
function insert(score: number, best: Float64Array): void {
  let at = best.length - 1;
  if (score <= best[at]!) return;
  for (; at > 0 && best[at - 1]! < score; at -= 1) best[at] = best[at - 1]!;
  best[at] = score;
}

/**
 * Orders the pages with results, best page first. Weights the scores of entries, and makes those 0 that are no results.
 * @param pages in the order of the menus
 */
export function rankPages(
  { score, answers, rarity }: EntryScores,
  query: ParsedQuery,
  pages: readonly IndexedPage[],
  { kinds, kind, product }: RankOptions,
): Ranking {
  const wanted = kind === undefined ? undefined : searchKinds.indexOf(kind);
  const coverage = coverageBy(rarity);
  const counts = searchKinds.map(() => 0);
  const ranked: RankedPage[] = [];
  const best = new Float64Array(countedResults);
  // A loop, and no list for each page: this runs at every key.
  for (const [page, { first, end, name, product: own, weight }] of pages.entries()) {
    let found = 0;
    let answered = 0;
    best.fill(0);
    for (let entry = first; entry < end; entry += 1) {
      if (answers[entry] === 0) continue;
      const place = kinds[entry]!;
      found |= 1 << place;
      if (wanted !== undefined && place !== wanted) {
        score[entry] = 0;
        continue;
      }
      score[entry]! *=
        coverage(answers[entry]!) * (entry === first ? pageItself : weightsByPlace[place]!);
      answered |= answers[entry]!;
      insert(score[entry]!, best);
    }
    for (let place = 0; found >> place !== 0; place += 1) counts[place]! += (found >> place) & 1;
    if (answered === 0) continue;
    ranked.push({
      page,
      score:
        (best[0]! + 0.15 * (best[1]! + best[2]! + best[3]!)) *
        (0.5 + 0.5 * coverage(answered)) *
        titleFactor(name, query) *
        weight *
        (own === product ? ownProduct : 1),
    });
  }
  return {
    ranked: order(ranked),
    kinds: Object.fromEntries(searchKinds.map((one, place) => [one, counts[place]!])) as Record<
      SearchKind,
      number
    >,
  };
}

/** The best entries of a page that `rankPages` has ranked, without the page itself. */
export function bestEntries({ first, end }: IndexedPage, score: Float64Array, limit: number) {
  const entries: number[] = [];
  for (let entry = first + 1; entry < end; entry += 1) if (score[entry]! > 0) entries.push(entry);
  return entries.sort((a, b) => score[b]! - score[a]!).slice(0, limit);
}
