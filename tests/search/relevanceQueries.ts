import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A query, and the pages below the base that answer it. */
type Row = [query: string, ...pages: string[]];

const readTable = (file: string): Readonly<Record<string, readonly Row[]>> =>
  Object.fromEntries(
    Object.entries(parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>).map(
      ([kind, queries]) => [
        kind,
        Object.entries(queries).map(([query, pages]): Row => [query, ...pages.split(' ')]),
      ],
    ),
  );

/** What readers type, by what is special about it. One of the pages should be among the first three results. */
export const relevanceQueries = readTable('tests/search/relevanceQueries.yaml');

/** Queries by what decides about their first result. */
export const firstResults = readTable('tests/search/firstResults.yaml');

const splitSeed = '2026-11-30';

const isTuning = ([query]: Row) =>
  createHash('sha256').update(`${splitSeed} ${query}`).digest()[0]! % 2 === 0;

const { asked = [] } = readTable('tests/search/realQueries.yaml');

/**
 * Questions from issues in two random halves; a new question moves no other one. The search is tuned on the first half.
 * The second one measures it, so nobody looks at what is wrong there.
 */
export const realQueries = {
  tuning: asked.filter(isTuning),
  unseen: asked.filter((row) => !isTuning(row)),
};
