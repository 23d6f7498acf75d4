import { groupBy } from '../groupBy';
import type { ParsedQuery } from './parseQuery';
import { searchKinds, type SearchEntry, type SearchKind, type SearchPage } from './SearchEngine';
import { joined } from './terms';

/** An entry that the index has found. */
export interface FoundEntry {
  page: SearchPage;
  entry: SearchEntry;
  /** Of the index, for the entry alone. */
  score: number;
  /** Words of the query that it answers, by their place. */
  answers: ReadonlySet<number>;
  /** The same without synonyms. */
  literal: ReadonlySet<number>;
}

export interface RankedPage {
  page: SearchPage;
  score: number;
  /** Whether the query is a name in code, and the page or a part of it has it. */
  isAboutName: boolean;
  /** Best first; the page itself is not among them. */
  entries: readonly SearchEntry[];
  /** Whether the first of these fits better than the page itself, whose title is not the query. */
  isHitBest: boolean;
}

export interface Ranking {
  /** Best first. */
  ranked: readonly RankedPage[];
  /** Pages with results of each kind. */
  kinds: Record<SearchKind, number>;
}

/** How much the title of a page counts, as factors: a query that is the title, or its start. */
const titleBonus = { same: 4, starts: 2.5 } as const;

/**
 * Scores that differ less are as good as each other: their pages are in the order of the menus. Guides for two routers
 * are one text twice, and a word more in one of them says nothing.
 */
const nearlyBest = 0.93;

/** The product of the current page comes first, unless a page of another one fits much better. */
const ownProduct = 6;

/** Of the words of a query: sums of shares are not exact. */
const almostAll = 0.999;

/** Pages with a smaller share of the best score are no results. */
const leastScore = 0.05;

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
  demo: 0.75,
  command: 0.5,
};

/** Results of a page that count: the best one, and three more for a little. */
const countedResults = 4;

/** How many entries have each word. */
function countWords(found: readonly FoundEntry[], wordsOf: 'answers' | 'literal') {
  const counts = new Map<number, number>();
  for (const { [wordsOf]: words } of found)
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/**
 * How much of a query some words answer, from 0 to 1. A word says more about what is wanted, the fewer entries have it.
 * Its synonyms may be frequent, so they count only where no entry has the word itself. Half of what the words say is
 * worth much less than half.
 * @param entryCount of the whole site
 */
function coverageIn(found: readonly FoundEntry[], entryCount: number) {
  const written = countWords(found, 'literal');
  const rarity = new Map(
    [...countWords(found, 'answers')].map(([word, count]) => [
      word,
      Math.log(1 + entryCount / (written.get(word) ?? count)),
    ]),
  );
  const sum = (words: Iterable<number>) =>
    [...words].reduce((all, word) => all + rarity.get(word)!, 0);
  const whole = sum(rarity.keys());
  return (answers: ReadonlySet<number>) => (sum(answers) / whole) ** 2;
}

/** Whether a query is a title, or its API page's without the last word. */
const isTitle = (title: string, query: string) =>
  [title, title.replace(/ API$/, '')].some((name) => joined(name) === query);

function titleFactor(title: string, { whole, synonymsOfWhole }: ParsedQuery): number {
  const queries = [whole, ...synonymsOfWhole];
  if (queries.some((query) => isTitle(title, query))) return titleBonus.same;
  return queries.some((query) => joined(title).startsWith(query)) ? titleBonus.starts : 1;
}

/** Orders pages by score, and those with nearly the same score by their places in the menus. */
function order(ranked: readonly RankedPage[], placeOf: ReadonlyMap<SearchPage, number>) {
  const rest = ranked.toSorted((a, b) => b.score - a.score);
  const ordered: RankedPage[] = [];
  while (rest.length > 0) {
    const least = nearlyBest * rest[0]!.score;
    const end = rest.findIndex(({ score }) => score < least);
    ordered.push(
      ...rest
        .splice(0, end < 0 ? rest.length : end)
        .sort((a, b) => placeOf.get(a.page)! - placeOf.get(b.page)!),
    );
  }
  return ordered;
}

export interface RankOptions {
  /** All pages, in the order of the menus. */
  pages: readonly SearchPage[];
  /** Ranks entries of this kind only. */
  kind?: SearchKind | undefined;
  /** The product that comes first. */
  product?: string | undefined;
}

const isPageItself = ({ id }: SearchEntry) => id === '';

/** Orders the pages with results: first those about the name that the query is, then the others, each by score. */
export function rankPages(
  found: readonly FoundEntry[],
  query: ParsedQuery,
  { pages, kind, product }: RankOptions,
): Ranking {
  const coverage = coverageIn(
    found,
    pages.reduce((sum, { entries }) => sum + entries.length, 0),
  );
  const isNamed = (title: string) => isTitle(title, query.whole);
  /** Pages about the name that the query is come first, and those with a part about it. */
  const isAboutName = (page: SearchPage, entries: readonly FoundEntry[]) =>
    query.isName && (isNamed(page.title) || entries.some(({ entry }) => isNamed(entry.title)));

  const rank = (page: SearchPage, entries: readonly FoundEntry[]): RankedPage => {
    const scored = entries
      .map((found) => ({
        entry: found.entry,
        ownCoverage: coverage(found.literal),
        score:
          found.score *
          coverage(found.answers) *
          (isPageItself(found.entry) ? pageItself : kindWeights[found.entry.kind]),
      }))
      .sort((a, b) => b.score - a.score);
    const [best, ...others] = scored.slice(0, countedResults).map(({ score }) => score);
    const answered = new Set(entries.flatMap(({ answers }) => [...answers]));
    return {
      page,
      isAboutName: isAboutName(page, entries),
      score:
        (best! + 0.15 * others.reduce((sum, score) => sum + score, 0)) *
        (0.5 + 0.5 * coverage(answered)) *
        titleFactor(page.title, query) *
        page.weight,
      entries: scored.map(({ entry }) => entry).filter((entry) => !isPageItself(entry)),
      isHitBest:
        !isPageItself(scored[0]!.entry) &&
        scored[0]!.ownCoverage > almostAll &&
        !isNamed(page.title),
    };
  };

  const all = [...groupBy(found, ({ page }) => page)].map(([page, entries]) => ({
    entries,
    ranked: rank(page, entries),
  }));
  const least = leastScore * Math.max(...all.map(({ ranked }) => ranked.score));
  const results = all.filter(({ ranked }) => ranked.score >= least);
  const hasKind = (one: SearchKind) => (entry: FoundEntry) => entry.entry.kind === one;
  const shown = results.flatMap(({ entries, ranked }) => {
    if (kind === undefined) return ranked;
    const wanted = entries.filter(hasKind(kind));
    return wanted.length > 0 ? rank(ranked.page, wanted) : [];
  });
  const ranked = order(
    shown.map((one) =>
      one.page.product === product ? { ...one, score: one.score * ownProduct } : one,
    ),
    new Map(pages.map((page, place) => [page, place])),
  );
  const kinds = Object.fromEntries(
    searchKinds.map((one) => [
      one,
      results.filter(({ entries }) => entries.some(hasKind(one))).length,
    ]),
  ) as Ranking['kinds'];
  return { ranked: ranked.sort((a, b) => Number(b.isAboutName) - Number(a.isAboutName)), kinds };
}
