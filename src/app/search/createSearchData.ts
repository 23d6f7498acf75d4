import { layouts, type PageLayout } from '../../domain/content/layouts';
import type { MenuNode } from '../../domain/navigation/MenuNode';
import {
  searchKinds,
  shortId,
  type SearchData,
  type SearchEntry,
  type SearchKind,
  type SearchPage,
  type SearchRow,
} from '../../domain/search/SearchData';
import { stopWords } from '../../domain/search/synonyms';
import { termsOfWord } from '../../domain/search/terms';
import { writtenWords } from '../../domain/search/writtenWords';
import type { ListedPage } from '../engine/discovery/listPages';

/** Headings that all pages of a kind have: they say nothing by themselves, or only lead to other pages. */
const isBare = (title: string, text: string, isReference: boolean) =>
  isReference
    ? /^(?:Demos|Import|Props|Slots|Types|Source|Reference|Inheritance|Theme)$/.test(title)
    : /^Next steps?$/.test(title) || (text === '' && title === 'Reference');

/** Characters of a section: its first sentences say what it is about, and the browser loads all of them. */
const longestText = 390;

const cut = (text: string) =>
  text.length > longestText ? text.slice(0, longestText).replace(/\s+\S*$/, '') : text;

/** Rows of a page; a word that is only indexed, of its code or of the rest of a text, stands where it is first. */
function rowsOf(entries: readonly SearchEntry[]): SearchRow[] {
  const known = new Set<string>();
  const areNew = (words: readonly string[]) =>
    words.filter((word) => {
      const isNew = termsOfWord(word).some((term) => !known.has(term) && !stopWords.has(term));
      for (const term of termsOfWord(word)) known.add(term);
      return isNew;
    });
  return entries.map(({ kind, id: whole, title, text, code }) => {
    const id = shortId(whole, title);
    const place = searchKinds.indexOf(kind);
    const shown = cut(text);
    areNew(writtenWords(`${title} ${shown}`));
    const indexed = areNew([...writtenWords(code), ...writtenWords(text.slice(shown.length))]);
    if (indexed.length > 0) return [place, id, title, shown, indexed.join(' ')];
    return text ? [place, id, title, shown] : [place, id, title];
  });
}

/** Titles of the groups above each page of a menu, by path; a group with the title of the one around it is left out. */
export function trailsOf(
  menu: readonly MenuNode[],
  above: readonly string[] = [],
): [string, string][] {
  return menu.flatMap((node): [string, string][] => {
    if (node.kind === 'page') return [[node.href, above.join(' / ')]];
    const trail = node.title === above.at(-1) ? above : [...above, node.title];
    const below = trailsOf(node.children, trail);
    return node.kind === 'group' && node.href !== undefined
      ? [[node.href, above.join(' / ')], ...below]
      : below;
  });
}

const rowKinds: readonly SearchKind[] = ['prop', 'slot', 'field'];

const leadsToOthers = (layout: PageLayout) => layouts[layout].isHome || layout === 'index';

/**
 * Home pages and lists of pages mention everything and explain nothing. Tables name everything: a reader of a word like
 * "navigation" wants the page that explains it first.
 */
function pageWeight({ layout, isReference, entries }: SearchSource): number {
  if (leadsToOthers(layout)) return 0.7;
  if (!isReference) return 1;
  return entries.some(({ kind }) => rowKinds.includes(kind)) ? 0.75 : 0.9;
}

export interface SearchSource {
  page: ListedPage;
  hue: SearchPage['hue'];
  layout: PageLayout;
  isReference: boolean;
  trail: string;
  entries: readonly SearchEntry[];
}

/**
 * The data that the browser's index is made from.
 * @param sources in the order of the menus, in which results come that are as good as each other; those of pages that
 *   lead to others come last
 */
export const createSearchData = (sources: readonly SearchSource[]): SearchData => ({
  pages: [
    ...sources.filter(({ layout }) => !leadsToOthers(layout)),
    ...sources.filter(({ layout }) => leadsToOthers(layout)),
  ].map((source) => ({
    href: source.page.pathname,
    title: source.page.title,
    product: source.page.product,
    hue: source.hue,
    trail: source.trail,
    description: source.page.description,
    weight: pageWeight(source),
    entries: rowsOf(
      source.entries.filter(
        ({ id, title, text }) => id === '' || !isBare(title, text, source.isReference),
      ),
    ),
  })),
});
