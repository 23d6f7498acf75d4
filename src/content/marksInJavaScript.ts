import { diffArrays } from 'diff';
import type { LineMarks } from './highlight';
import { eraseTypes } from './toJavaScript';

/** Places of the lines that both have, in order but not without gaps. */
function commonLines(from: readonly string[], to: readonly string[]): [number, number][] {
  let [i, j] = [0, 0];
  return diffArrays([...from], [...to]).flatMap(({ value, added, removed }) =>
    value.flatMap((): [number, number][] => {
      if (added) j += 1;
      else if (removed) i += 1;
      else return [[i++, j++]];
      return [];
    }),
  );
}

const denseLines = (code: string) => code.split('\n').map((line) => line.replace(/\s+/g, ''));

function linesInJavaScript(
  lines: ReadonlySet<number>,
  from: readonly string[],
  to: readonly string[],
): Set<number> {
  const marked = new Set<number>();
  let [i, j] = [0, 0];
  for (const [nextI, nextJ] of [...commonLines(from, to), [from.length, to.length] as const]) {
    const isMarked = from.some(
      (text, at) => at >= i && at < nextI && text !== '' && lines.has(at + 1),
    );
    if (isMarked) for (let at = j; at < nextJ; at += 1) if (to[at] !== '') marked.add(at + 1);
    if (lines.has(nextI + 1) && nextJ < to.length) marked.add(nextJ + 1);
    [i, j] = [nextI + 1, nextJ + 1];
  }
  return marked;
}

/**
 * Marked lines of TypeScript -> those of the JavaScript made from it. Lines that formatting has changed are marked
 * between two that are as they were.
 */
export function marksInJavaScript(
  marks: LineMarks,
  typeScript: string,
  javaScript: string,
): LineMarks {
  const from = denseLines(eraseTypes(typeScript));
  const to = denseLines(javaScript);
  return Object.fromEntries(
    Object.entries(marks).map(([kind, lines]: [string, ReadonlySet<number>]) => [
      kind,
      linesInJavaScript(lines, from, to),
    ]),
  );
}
