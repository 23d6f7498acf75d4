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

function rowOf({ kind, id, title, text, code }: SearchEntry): Row {
  const place = searchKinds.indexOf(kind);
  if (code) return [place, id, title, text, code];
  return text ? [place, id, title, text] : [place, id, title];
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
    isReference,
    weight: pageWeight(layout, isReference),
    entries: entries
      .filter(({ id, title, text }) => id === '' || !isBare(title, text, isReference))
      .map(rowOf),
  })),
});
