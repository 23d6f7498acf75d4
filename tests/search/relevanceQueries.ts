import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A query, and the pages below the base of which one should be among the first three results. */
type Row = [query: string, ...pages: string[]];

const table = parse(readFileSync('tests/search/relevanceQueries.yaml', 'utf8')) as Record<
  string,
  Record<string, string>
>;

/** What readers type, by what is special about it. */
export const relevanceQueries: Readonly<Record<string, readonly Row[]>> = Object.fromEntries(
  Object.entries(table).map(([kind, queries]) => [
    kind,
    Object.entries(queries).map(([query, pages]): Row => [query, ...pages.split(' ')]),
  ]),
);
