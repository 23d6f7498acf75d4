/** What a result is, and what the filters of the search choose between. */
export const searchKinds = [
  'guide',
  'component',
  'hook',
  'api',
  'prop',
  'slot',
  'field',
  'demo',
  'command',
] as const;

export type SearchKind = (typeof searchKinds)[number];

export interface SearchPage {
  href: string;
  title: string;
  /** Name of its product; that of the site for pages outside of the products. */
  product: string;
  /** Color of its product. */
  hue: 'primary' | 'secondary' | 'neutral';
  /** Titles of the menu groups that it is in. */
  trail: string;
  description: string;
  /** How much its results count: 1, less for pages that only lead to others. */
  weight: number;
}

/** A heading, a row of a reference table, a demo or a command. */
export interface SearchEntry {
  kind: SearchKind;
  /** Of the heading or row; empty for the page itself. */
  id: string;
  title: string;
  text: string;
  /** Names in its code, which results do not show; in the data, words of a cut text, too. */
  code: string;
}

/** What the index is made from. */
export interface SearchData {
  pages: (SearchPage & { entries: readonly SearchRow[] })[];
}

export type SearchRow = readonly [
  kind: number,
  /** See `shortId`. */
  id: string | 0,
  title: string,
  text?: string,
  code?: string,
];

const plainId = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');

/** An id without what its title says: 0 for the plain id of a heading, `crud-prop-` for that of a row. */
export function shortId(id: string, title: string): string | 0 {
  if (id !== '' && id === plainId(title)) return 0;
  return id.endsWith(`-${title}`) ? id.slice(0, -title.length) : id;
}

/** The id that `shortId` has shortened. */
export function idOf([, id, title]: SearchRow): string {
  if (id === 0) return plainId(title);
  return id.endsWith('-') ? id + title : id;
}

/** A page as far as its rank depends on it, and what its result shows besides texts. */
export interface RankedFacts extends Omit<SearchPage, 'description'> {
  /** A digit for each of its entries, the page itself first: its place in `searchKinds`. */
  kinds: string;
}

/** Objects with the same keys as a list for each key, which compresses better. */
export type Columns<Row> = { [Key in keyof Row]: Row[Key][] };

export const columnsOf = <Row extends object>(rows: readonly Row[]): Columns<Row> =>
  Object.fromEntries(
    (Object.keys(rows[0] ?? {}) as (keyof Row)[]).map((key) => [key, rows.map((row) => row[key])]),
  ) as Columns<Row>;

export const rowsOf = <Row extends object>(columns: Columns<Row>): Row[] => {
  const entries = Object.entries(columns) as [keyof Row, unknown[]][];
  return (entries[0]?.[1] ?? []).map(
    (_, row) => Object.fromEntries(entries.map(([key, values]) => [key, values[row]])) as Row,
  );
};

/** What the browser loads before the first query. The rest is in parts, of which a query needs a few. */
export interface SearchCore {
  pages: Columns<RankedFacts>;
  /** Those that several entries have, see `codeTerms`. */
  terms: string;
  /** For each of these terms a digit: how many entries have it, see `commonnessOf`. */
  common: string;
  /** First term of each part with postings. */
  postings: string[];
  /** First page of each part with texts. */
  texts: number[];
}

/** All terms of a range. */
export interface PostingsPart {
  /** See `codeTerms`. */
  terms: string;
  /** For each term: an entry, as the distance from the one before, and its score, in turns. */
  postings: number[][];
}

/** What results of a page show. */
export interface PageTexts {
  description: string;
  /** Without the page itself, and without `code`. */
  rows: SearchRow[];
}

/** Names of the parts below the folder of the search data. */
export const partNames = {
  /** Titles and words to offer when nothing is found. */
  words: 'words',
  postings: (part: number) => `postings-${part}`,
  texts: (part: number) => `texts-${part}`,
} as const;

/** Loads a part of the search data by its name. */
export type LoadPart = (name: string) => Promise<unknown>;

/** Number of the part that an item is in. */
export function partOf<Item extends number | string>(starts: readonly Item[], item: Item): number {
  let [from, to] = [0, starts.length];
  while (to - from > 1) {
    const middle = (from + to) >> 1;
    if (starts[middle]! <= item) from = middle;
    else to = middle;
  }
  return from;
}

/** Counts of entries that typo tolerance tells apart. */
const commonnessSteps = [0, 1, 2, 10, 20];

/** How many entries have a term, as a step: 0 for one, 1 for two, 4 for more than twenty. */
export const commonnessOf = (count: number): number =>
  commonnessSteps.findLastIndex((step) => count > step);

/** Path of the page that lists all headings, for readers without script. */
export const searchPath = (base: string) => `${base}search/`;

/** Path of the file that a search starts with. */
export const searchPointer = (base: string) => `${searchPath(base)}index.json`;

/** The file at `searchPointer`: the core, too, as a first query would wait for one request more. */
export interface SearchPointer {
  core: SearchCore;
  /** Path of the folder with the parts, whose name changes with their contents. */
  data: string;
  /** Web address of the repository of the site, where it has one. */
  repository?: string;
}
