import { diffArrays } from 'diff';
import type { Screenshot } from './takeScreenshots';

/** The lines in which two lists differ: `- ` before those that are gone, `+ ` before new ones. */
const differingLines = (before: readonly string[] = [], after: readonly string[] = []) =>
  diffArrays([...before], [...after]).flatMap(({ value, added, removed }) =>
    added || removed ? value.map((line) => `${added ? '+' : '-'} ${line}`) : [],
  );

/** What a screenshot does not show, or shows in too many pixels to find it. */
export interface ReadingChanges {
  look: string[];
  screenReader: string[];
  axe: string[];
}

/** How a story or page reads beside the one before. Older builds do not tell what a screen reader gets. */
export function compareReadings(before?: Screenshot, after?: Screenshot): ReadingChanges {
  const isHeard = !before || !after || (before.screenReader && after.screenReader);
  const [old, now] = [before?.reading, after?.reading];
  return {
    look: differingLines(old?.look, now?.look),
    screenReader: [
      ...(isHeard ? differingLines(before?.screenReader, after?.screenReader) : []),
      ...differingLines(old?.semantics, now?.semantics),
    ],
    axe: differingLines(old?.axe, now?.axe),
  };
}
