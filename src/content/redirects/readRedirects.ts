import { z } from 'zod';
import type { Problem } from '../Problem';
import { readYaml } from '../yamlLines';
import type { RedirectTable } from './resolveRedirects';

const path = z.string().regex(/^\/(?:[^/#]+\/)*$/, 'expected a path with a slash at each end');
const place = z.string().regex(/^\/(?:[^/#]+\/)*(?:#\S+)?$/, 'expected a path or an anchor');

const tables = z.strictObject({
  spellings: z.array(z.tuple([path, path], 'expected a pair')).default([]),
  moved: z.record(place, place, 'expected old and new places').default({}),
  legacy: z.record(path, path, 'expected old and new paths').default({}),
  folders: z.record(path, path, 'expected old and new paths').default({}),
});

/** Reads a `redirects.yaml` strictly: what it does not understand is a problem with its line. */
export function readRedirects(
  text: string,
  displayFile: string,
): { table: RedirectTable; problems: Problem[] } {
  const {
    value = tables.parse({}),
    problems,
    lineOf,
  } = readYaml(text, displayFile, tables, {
    why: 'Readers with an old link would not reach the page.',
    fix: 'Write `spellings` as a list of pairs: `- [/a/, /b/]`; `moved`, `legacy` and `folders` as old and new paths: `/old/: /new/`. Paths are without the base and with a slash at each end; anchors are only under `moved`.',
  });
  const rows = (name: keyof RedirectTable, pairs: [string, string][]) =>
    pairs.map(([from, to], index) => {
      const line = lineOf([name, name === 'spellings' ? index : from]);
      return { from, to, line };
    });
  return {
    table: {
      spellings: rows('spellings', value.spellings),
      moved: rows('moved', Object.entries(value.moved)),
      legacy: rows('legacy', Object.entries(value.legacy)),
      folders: rows('folders', Object.entries(value.folders)),
    },
    problems,
  };
}
