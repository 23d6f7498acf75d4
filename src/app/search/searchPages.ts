import { layouts, type PageLayout } from '../../domain/content/layouts';
import type { MenuNode } from '../../domain/navigation/MenuNode';
import type { SearchEntry, SearchKind, SearchPage } from '../../domain/search/SearchData';
import { stopWords } from '../../domain/search/plainWords';
import { termsOfWord } from '../../domain/search/terms';
import { writtenWords } from '../../domain/search/writtenWords';
import type { ListedPage } from '../engine/discovery/listPages';

/** Headings that all pages of a kind have: they say nothing by themselves, or only lead to other pages. */
const isBare = (title: string, text: string, isReference: boolean) =>
  isReference
    ? /^(?:Demos|Import|Props|Slots|Types|Source|Reference|Inheritance|Theme)$/.test(title)
    : /^Next steps?$/.test(title) || (text === '' && title === 'Reference');

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

/** Characters of a section that results show: its first sentences say what it is about. */
const longestText = 300;

/** Cuts the texts of a page. What is only indexed stands where it is first. */
function shorten(entries: readonly SearchEntry[]): SearchEntry[] {
  const known = new Set<string>(stopWords);
  const areNew = (words: readonly string[]) =>
    words.filter((word) => {
      const isNew = termsOfWord(word).some((term) => !known.has(term));
      for (const term of termsOfWord(word)) known.add(term);
      return isNew;
    });
  return entries.map((entry) => {
    const { title, text, words } = entry;
    const shown =
      text.length > longestText ? text.slice(0, longestText).replace(/\s+\S*$/, '') : text;
    areNew(writtenWords(`${title} ${shown}`));
    const indexed = areNew(writtenWords(`${words} ${text.slice(shown.length)}`));
    return { ...entry, text: shown, words: indexed.join(' ') };
  });
}

function entriesOf({ entries, isReference }: SearchSource): SearchEntry[] {
  const isPage = ({ id }: SearchEntry) => id === '';
  const lead = entries.find(isPage) ?? { kind: 'guide', id: '', title: '', text: '', words: '' };
  const parts = entries.filter(
    (entry) => !isPage(entry) && !isBare(entry.title, entry.text, isReference),
  );
  return shorten([lead, ...parts]);
}

/**
 * The pages that a search finds.
 * @param sources in the order of the menus, in which results come that are as good as each other; those of pages that
 *   lead to others come last
 */
export const searchPages = (sources: readonly SearchSource[]): SearchPage[] =>
  [
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
    entries: entriesOf(source),
  }));
