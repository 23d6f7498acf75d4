import type { SearchData } from '../../domain/search/SearchData';
import type { RecordDocument } from '../../reference/document/recordDocument';

/** A file in TypeScript and in JavaScript; a style sheet is the same in both. */
export type DemoFile = Record<'ts' | 'js', { name: string; code: string }>;

export interface DocsDemo {
  name: string;
  title: string;
  /** Path of the page that shows it. */
  page: string;
  /** The first is the demo itself, the others are what it imports. */
  files: DemoFile[];
}

/** Everything that the MCP server answers from: a file beside it. */
export interface DocsData {
  name: string;
  version: string;
  origin: string;
  base: string;
  search: SearchData;
  /** Markdown versions, by path. */
  pages: Record<string, string>;
  records: RecordDocument[];
  demos: DocsDemo[];
}

export const dataFile = 'data.json';
