import { diffArrays } from 'diff';
import type { Screenshot } from './takeScreenshots';

/** The lines in which two lists differ: `- ` before those that are gone, `+ ` before new ones. */
const differingLines = (before: readonly string[], after: readonly string[]) =>
  diffArrays([...before], [...after]).flatMap(({ value, added, removed }) =>
    added || removed ? value.map((line) => `${added ? '+' : '-'} ${line}`) : [],
  );

/** What a screenshot does not show, or shows in too many pixels to find it. */
export interface ReadingChanges {
  look: string[];
  screenReader: string[];
  axe: string[];
}

/** How a story or page reads beside the one before; a list is empty where one of both was not read. */
export function compareReadings(before?: Screenshot, after?: Screenshot): ReadingChanges {
  const compare = (linesOf: (one: Screenshot) => readonly string[] | undefined) => {
    const [old, now] = [before, after].map((one) => (one ? linesOf(one) : []));
    return old && now ? differingLines(old, now) : [];
  };
  return {
    look: compare(({ reading }) => reading?.look),
    screenReader: [
      ...compare(({ screenReader }) => screenReader),
      ...compare(({ reading }) => reading?.semantics),
    ],
    axe: compare(({ reading }) => reading?.axe),
  };
}
