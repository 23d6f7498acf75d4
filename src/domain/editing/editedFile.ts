/** Lines of a file that a reader edits, moved to the margin. */
export interface EditRegion {
  /** Lines of the file, from 0: the first, and the one after the last. */
  from: number;
  to: number;
  /** Spaces before each line. */
  margin: number;
  /** As published. */
  text: string;
}

const indentOf = (line: string) => line.length - line.trimStart().length;

/** The lines of a file from `from` on that show `text`. */
export function regionOf(file: string, from: number, text: string): EditRegion {
  const shown = text.split('\n');
  const first = shown.findIndex((line) => line.trim());
  const margin = indentOf(file.split('\n')[from + first] ?? '') - indentOf(shown[first] ?? '');
  return { from, to: from + shown.length, margin: Math.max(margin, 0), text };
}

const indented = (text: string, margin: number) =>
  text.split('\n').map((line) => (line.trim() ? ' '.repeat(margin) + line : line));

/**
 * The file with other texts in its regions.
 * @param texts one for each region, from top to bottom
 */
export function withEdits(
  file: string,
  regions: readonly EditRegion[],
  texts: readonly string[],
): string {
  const lines = file.split('\n');
  return regions
    .flatMap(({ to, margin }, index) => [
      ...lines.slice(regions[index - 1]?.to ?? 0, regions[index]!.from),
      ...indented(texts[index] ?? '', margin),
      ...(index === regions.length - 1 ? lines.slice(to) : []),
    ])
    .join('\n');
}

/** Where a line of the edited file stands: in a region, from 1, or else in the file. */
export function placeOfLine(
  line: number,
  regions: readonly EditRegion[],
  texts: readonly string[],
): { region?: number; line: number } {
  let moved = 0;
  for (const [index, { from, to }] of regions.entries()) {
    const count = (texts[index] ?? '').split('\n').length;
    const start = from + moved;
    if (line > start && line <= start + count) return { region: index, line: line - start };
    moved += count - (to - from);
  }
  return { line };
}
