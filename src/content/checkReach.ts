import { layouts } from '../domain/content/layouts';
import type { PageMeta } from './PageRecord';
import type { Problem } from './Problem';
import type { Menu } from './readMenu';

export interface ReachParts {
  pages: readonly PageMeta[];
  menus: readonly Pick<Menu, 'path' | 'leaves'>[];
  /** Paths that every page links to, such as those of the footer. */
  linked: readonly string[];
  /** A source as problems name it. */
  display: (file: string) => string;
}

/** The start of the site, home pages and lists of a menu group: parts of every page lead there. */
const isStart = ({ file, layout }: PageMeta) =>
  layouts[layout].isHome || !layouts[layout].isAuthored || /^(?:page|index)\.mdx?$/.test(file);

/**
 * Pages that no menu and no other page leads to. Links are followed from home pages, menus and the footer, so two pages
 * that only link to each other are found, too. An article without a menu entry is a problem of `checkSite`.
 */
export function checkReach({ pages, menus, linked, display }: ReachParts): Problem[] {
  const byPath = new Map(pages.map((page) => [page.pathname, page]));
  const queue = [
    ...pages.filter(isStart).map(({ pathname }) => pathname),
    ...menus.flatMap(({ path, leaves }) => [path, ...leaves.map(({ pathname }) => pathname)]),
    ...linked,
  ];
  const reached = new Set<string>();
  for (let pathname = queue.pop(); pathname !== undefined; pathname = queue.pop()) {
    if (reached.has(pathname)) continue;
    reached.add(pathname);
    queue.push(...(byPath.get(pathname)?.links ?? []).map((link) => link.pathname));
  }
  return pages
    .filter(({ pathname, layout }) => !reached.has(pathname) && !layouts[layout].isArticle)
    .map(({ file, pathname }) => ({
      file: display(file),
      line: 1,
      what: `No menu and no other page links to ${pathname}.`,
      why: 'Readers could only open it by its URL.',
      fix: 'Link to it from a page, or remove it.',
    }));
}
