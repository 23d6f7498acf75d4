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

/** The file that the browser loads before the first query: an index would be larger than what it is made from. */
export interface SearchData {
  pages: (SearchPage & {
    entries: readonly SearchRow[];
  })[];
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

/** Path of the page that lists all headings, for readers without script. */
export const searchPath = (base: string) => `${base}search/`;

/** Path of the file that names the current search data, whose own name changes with its content. */
export const searchPointer = (base: string) => `${searchPath(base)}index.json`;

/** The file at `searchPointer`. */
export interface SearchPointer {
  /** Path of the search data. */
  data: string;
  /** Web address of the repository of the site, where it has one. */
  repository?: string;
}
