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

/** A page, a heading, a row of a reference table, a demo or a command. */
export interface SearchEntry {
  kind: SearchKind;
  /** Of the heading or row; empty for the page itself. */
  id: string;
  title: string;
  text: string;
  /** Found, but not shown: names in its code, words of the rest of a long text. */
  words: string;
}

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
  /** The first one is the page itself. */
  entries: readonly SearchEntry[];
}

/** Phrases that readers type -> phrases that pages say. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

/** What an author writes for the search, besides pages. */
export interface SearchWords {
  /** Queries that a reader without one can try, by the folder of the product. */
  starters: Readonly<Record<string, readonly string[]>>;
  synonyms: Synonyms;
}

export interface SearchProduct {
  name: string;
  /** Path that all of its pages are below. */
  path: string;
  starters: readonly string[];
}

/** The file that the browser loads, and builds its index from. */
export interface SearchData {
  /** In the order of the menus. */
  pages: readonly SearchPage[];
  products: readonly SearchProduct[];
  synonyms: Synonyms;
  /** Web address of the repository of the site, where it has one: for issues about queries without results. */
  repository?: string | undefined;
}

/** Path of the page that lists all headings, for readers without script. */
export const searchPath = (base: string) => `${base}search/`;

/** Path of the file with `SearchData`. */
export const searchDataPath = (base: string) => `${searchPath(base)}index.json`;
