import type { MatchPart } from './markMatches';

/** A heading, a row, a demo or a command that answers a query. */
export interface SearchHit {
  href: string;
  kind: SearchKind;
  title: readonly MatchPart[];
  /** The part of its text with the most words of the query; empty where there is none. */
  excerpt: readonly MatchPart[];
}

/** A page with its best hits. */
export interface SearchGroup extends Pick<SearchPage, 'href' | 'product' | 'hue' | 'trail'> {
  title: readonly MatchPart[];
  kind: SearchKind;
  excerpt: readonly MatchPart[];
  hits: readonly SearchHit[];
  /** Whether the first hit answers the query better than the page as a whole. */
  isHitBest: boolean;
}

export interface SearchOptions {
  /** Path of the current page, whose product comes first. */
  from?: string | undefined;
  /** Shows results of this kind only. */
  kind?: SearchKind | undefined;
  /** Most pages that the answer describes; the first few unless given. */
  limit?: number | undefined;
}

export interface SearchAnswer {
  groups: readonly SearchGroup[];
  /** Pages with results, also those beyond `groups`. */
  count: number;
  /** Pages with results of each kind. */
  kinds: Readonly<Record<SearchKind, number>>;
  /** Where the product of the current page has no results: its name, and pages with results by product. */
  elsewhere?: { missing: string; counts: ReadonlyMap<string, number> } | undefined;
  /** Of a query without results: words of the site that are spelled like it. */
  suggestions: readonly string[];
}

/** Pages that an answer describes at first: as many as a phone shows, as each costs time at every key. */
export const firstPages = 5;

/** Finds pages. Takes milliseconds. */
export interface SearchEngine {
  pages: readonly SearchPage[];
  /** Web address of the repository of the site, where it has one. */
  repository?: string | undefined;
  /** Queries that a reader of a page can try. */
  startersAt(pathname: string): readonly string[];
  search(query: string, options?: SearchOptions): SearchAnswer;
}

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
