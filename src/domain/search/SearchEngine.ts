import type { SearchKind, SearchPage } from './SearchData';
import type { TextPart } from './highlight';

/** A heading, a row, a demo or a command that answers a query. */
export interface SearchHit {
  href: string;
  kind: SearchKind;
  title: readonly TextPart[];
  /** The part of its text with the most words of the query; empty where there is none. */
  excerpt: readonly TextPart[];
}

/** A page with its best hits. */
export interface SearchGroup extends Pick<SearchPage, 'href' | 'product' | 'hue' | 'trail'> {
  title: readonly TextPart[];
  kind: SearchKind;
  excerpt: readonly TextPart[];
  hits: readonly SearchHit[];
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
