import { layouts, type PageLayout } from '../../domain/content/layouts';
import type { MenuNode } from '../../domain/navigation/MenuNode';
import {
  searchKinds,
  type SearchData,
  type SearchEntry,
  type SearchPage,
} from '../../domain/search/SearchData';
import type { ListedPage } from '../engine/discovery/ListedPage';

/** Headings that all pages of a kind have: they say nothing by themselves. */
const isBare = (title: string, text: string, isReference: boolean) =>
  isReference
    ? /^(?:Demos|Import|Props|Slots|Types|Source|Reference|Inheritance|Theme)$/.test(title)
    : text === '' && title === 'Reference';

type Row = SearchData['pages'][number]['entries'][number];

/** Characters of a section: its first sentences say what it is about, and the browser loads all of them. */
const longestText = 430;

const cut = (text: string) =>
  text.length > longestText ? text.slice(0, longestText).replace(/\s+\S*$/, '') : text;

/** Rows of a page; a name in its code stands where it is first. */
function rowsOf(entries: readonly SearchEntry[]): Row[] {
  const known = new Set<string>();
  return entries.map(({ kind, id, title, text, code }) => {
    const place = searchKinds.indexOf(kind);
    const names = code.split(' ').filter((name) => !known.has(name));
    for (const name of names) known.add(name);
    if (names.join('')) return [place, id, title, cut(text), names.join(' ')];
    return text ? [place, id, title, cut(text)] : [place, id, title];
  });
}

/** Titles of the groups above each page of a menu, by path. */
export function trailsOf(
  menu: readonly MenuNode[],
  above: readonly string[] = [],
): [string, string][] {
  return menu.flatMap((node): [string, string][] => {
    if (node.kind === 'page') return [[node.href, above.join(' / ')]];
    const below = trailsOf(node.children, [...above, node.title]);
    return node.kind === 'group' && node.href !== undefined
      ? [[node.href, above.join(' / ')], ...below]
      : below;
  });
}

/** Home pages and lists of pages mention everything and explain nothing. */
function pageWeight(layout: PageLayout, isReference: boolean): number {
  if (layouts[layout].isHome || layout === 'index') return 0.7;
  return isReference ? 0.9 : 1;
}

export interface SearchSource {
  page: ListedPage;
  hue: SearchPage['hue'];
  layout: PageLayout;
  isReference: boolean;
  trail: string;
  entries: readonly SearchEntry[];
}

/** The data that the browser's index is made from. */
export const createSearchData = (sources: readonly SearchSource[]): SearchData => ({
  pages: sources.map(({ page, hue, layout, isReference, trail, entries }) => ({
    href: page.pathname,
    title: page.title,
    product: page.product,
    hue,
    trail,
    description: page.description,
    weight: pageWeight(layout, isReference),
    entries: rowsOf(
      entries.filter(({ id, title, text }) => id === '' || !isBare(title, text, isReference)),
    ),
  })),
});
