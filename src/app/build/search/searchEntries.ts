import { apiRowId, type ApiKind } from '../../../components/ApiTable/ApiRow';
import type { SchemaProperty } from '../../../components/SchemaTree/SchemaTree';
import { wordsOf } from '../../../content/nodes';
import type { PageMeta, PageRecord } from '../../../content/PageRecord';
import type { SearchEntry, SearchKind, SearchPage } from '../../../domain/search/SearchEngine';
import { isReferencePage, type ReferencePage } from '../reference/ReferencePage';
import { layouts, type PageLayout } from '../../../domain/content/layouts';
import type { MenuNode } from '../../../domain/navigation/menu';
import { stopWords, termsOfWord, writtenWords } from '../../../domain/search/terms';
import { readRecord } from '../engine/ContentCache';
import type { ListedPage } from '../engine/discovery/listPages';

const entry = (
  kind: SearchKind,
  id: string,
  title: string,
  text = '',
  words = '',
): SearchEntry => ({
  kind,
  id,
  title,
  text,
  words,
});

const isHook = (name: string) => /^use[A-Z]/.test(name);

/** Pages of components are in a folder of that name, or say which ones they teach. */
function kindOfPage({ pathname, components: [first] = [] }: PageMeta): SearchKind {
  if (first !== undefined) return isHook(first) ? 'hook' : 'component';
  return /\/components\/[^/]+\/$/.test(pathname) ? 'component' : 'guide';
}

/** Sections of a written page, its demos and its commands; a command that tabs repeat is in the first of them. */
function entriesOfPage({ meta, sections = [] }: PageRecord): SearchEntry[] {
  const kind = kindOfPage(meta);
  const known = new Set<string>();
  const isNew = (command: string) => known.size < known.add(command).size;
  return sections.flatMap(({ id, title, text, code, commands, demos }) => [
    entry(kind, id, title, text, [...code, ...demos.map((demo) => demo.name)].join(' ')),
    ...demos.map(({ name, title: shown }) => entry('demo', name, shown || name)),
    ...(id === '' ? [] : commands.filter(isNew).map((command) => entry('command', id, command))),
  ]);
}

const propertiesOf = (properties: readonly SchemaProperty[]): SearchEntry[] =>
  properties.flatMap(({ id, name, description, properties: below }) => [
    entry('field', id, name, wordsOf(description)),
    ...propertiesOf(below),
  ]);

/** What the rows of a table are; parameters are those of a hook or of a function. */
function kindOfRows(kind: ApiKind, title: string): SearchKind {
  if (kind === 'parameters') return isHook(title) ? 'hook' : 'api';
  return ({ props: 'prop', slots: 'slot', classes: 'api' } as const)[kind];
}

/** Headings of a reference page, and the rows of its tables. */
function entriesOfReference({ meta, lead, blocks }: ReferencePage): SearchEntry[] {
  let section = entry('api', '', '', wordsOf(lead));
  const entries = [section];
  for (const block of blocks) {
    if (block.kind === 'heading') entries.push((section = entry('api', block.id, block.title)));
    else if (block.kind === 'prose')
      section.text = `${section.text} ${wordsOf(block.nodes)}`.trim();
    else if (block.kind === 'table')
      entries.push(
        ...block.table.rows.map(({ name, description }) =>
          entry(
            kindOfRows(block.table.kind, meta.title),
            apiRowId(block.table.id, name),
            name,
            wordsOf(description),
          ),
        ),
      );
    else if (block.kind === 'schema') entries.push(...propertiesOf(block.schema.properties));
  }
  return entries;
}

export interface SearchEntriesTask {
  recordsDir: string;
  /** Names of the pages' records. */
  keys: readonly string[];
}

/** What a search finds on each page. */
export function searchEntries({ recordsDir, keys }: SearchEntriesTask): SearchEntry[][] {
  return keys.map((key) => {
    const record = readRecord(recordsDir, key);
    return isReferencePage(record) ? entriesOfReference(record) : entriesOfPage(record);
  });
}

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
