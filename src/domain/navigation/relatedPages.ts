/** A page as the graph of pages knows it. */
export interface GraphPage {
  pathname: string;
  /** Paths of the pages that it links to. */
  links: readonly string[];
  /** What it is about, by name; a link to the reference of a thing names it, too. */
  names: readonly string[];
  /** Lists of pages and home pages are none: they are related to everything in them. */
  isTopic: boolean;
  /** A reference page: who reads about a subject finds it by the links in the text. */
  isDetail?: boolean;
}

/** What counts for a page being related to another. */
const weights = { linksTo: 1, linkedFrom: 1, sharedName: 0.75 } as const;

/** How much a reference page counts, beside a page that explains something. */
const detail = 0.5;

/** From this value on a page is related. */
const enough = 0.2;

const limit = 3;

/** By path, the paths of at most three pages about the same, the nearest first. */
export function relatedPages(
  pages: readonly GraphPage[],
  /** Paths that a page shows already: its neighbors in the menu. */
  shownOn: (pathname: string) => readonly string[],
): Map<string, string[]> {
  const counted = new Map<string, number>();
  const count = (key: string) => counted.set(key, (counted.get(key) ?? 0) + 1);
  const facts = pages.map((page) => ({
    page,
    links: new Set(page.links),
    names: new Set(page.names),
  }));
  const byPath = new Map(facts.map((fact) => [fact.page.pathname, fact]));
  const naming = new Map<string, string[]>();
  for (const { page, links, names } of facts) {
    for (const link of links) count(link);
    for (const name of names) naming.set(name, [...(naming.get(name) ?? []), page.pathname]);
  }
  const linkedFrom = new Map<string, string[]>();
  for (const { page, links } of facts)
    for (const link of links)
      linkedFrom.set(link, [...(linkedFrom.get(link) ?? []), page.pathname]);

  const nearest = ({ page, links, names }: (typeof facts)[number]): string[] => {
    if (!page.isTopic) return [];
    const scores = new Map<string, number>();
    const add = (pathname: string, weight: number) =>
      scores.set(pathname, (scores.get(pathname) ?? 0) + weight);
    for (const link of links) add(link, weights.linksTo);
    for (const from of linkedFrom.get(page.pathname) ?? []) add(from, weights.linkedFrom);
    for (const name of names) {
      const others = naming.get(name)!;
      // What many pages name says little about each of them.
      for (const other of others) add(other, weights.sharedName / Math.sqrt(others.length));
    }
    const excluded = new Set([page.pathname, ...shownOn(page.pathname)]);
    return [...scores]
      .filter(([pathname]) => byPath.get(pathname)?.page.isTopic && !excluded.has(pathname))
      .map(([pathname, score]) => {
        const { page: other, links: further } = byPath.get(pathname)!;
        // What links to many pages, or is linked by many, is related to none of them.
        const degree = (counted.get(pathname) ?? 0) + further.size;
        return { pathname, score: (score * (other.isDetail ? detail : 1)) / Math.sqrt(1 + degree) };
      })
      .filter(({ score }) => score >= enough)
      .sort((a, b) => b.score - a.score || a.pathname.localeCompare(b.pathname))
      .slice(0, limit)
      .map(({ pathname }) => pathname);
  };
  return new Map(facts.map((fact) => [fact.page.pathname, nearest(fact)]));
}
