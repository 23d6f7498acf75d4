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

const indentOf = (line = '') => line.length - line.trimStart().length;

/** The lines of a file from `from` on that show `text`. */
export function regionOf(file: string, from: number, text: string): EditRegion {
  const shown = text.split('\n');
  const first = shown.findIndex((line) => line.trim());
  const margin = indentOf(file.split('\n')[from + first]) - indentOf(shown[first]);
  return { from, to: from + shown.length, margin: Math.max(margin, 0), text };
}

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
  // From the end, so that the lines before keep their numbers.
  for (const [index, { from, to, margin }] of [...regions.entries()].reverse()) {
    const edited = texts[index]!.replace(/^(?=.*\S)/gm, ' '.repeat(margin));
    lines.splice(from, to - from, ...edited.split('\n'));
  }
  return lines.join('\n');
}

/** Where a line of the edited file stands: in the regions, whose lines are numbered through, or else in the file. */
export function placeOfLine(
  line: number,
  regions: readonly EditRegion[],
  texts: readonly string[],
): { isInFile: boolean; line: number } {
  let moved = 0;
  let shown = 0;
  for (const [index, { from, to }] of regions.entries()) {
    const count = texts[index]!.split('\n').length;
    const start = from + moved;
    if (line > start && line <= start + count)
      return { isInFile: false, line: line - start + shown };
    shown += count;
    moved += count - (to - from);
  }
  return { isInFile: true, line };
}

/** The edits of a page by the name of the file: a text for each region. */
type StoredEdits = Record<string, readonly string[]>;

/** Reads stored edits; what is invalid is left out. */
export function parseEdits(stored: string | null): StoredEdits {
  try {
    const edits = Object.entries(JSON.parse(stored ?? '{}') as object);
    const isValid = ([, texts]: [string, unknown]) =>
      Array.isArray(texts) && texts.every((text) => typeof text === 'string');
    return Object.fromEntries(edits.filter(isValid)) as StoredEdits;
  } catch {
    return {};
  }
}

/** What is stored for a page once a file has other edits; null where nothing is edited any more. */
export function withStoredEdit(
  stored: string | null,
  file: string,
  texts: readonly string[] | undefined,
): string | null {
  const edits = { ...parseEdits(stored), [file]: texts };
  const text = JSON.stringify(edits);
  return text === '{}' ? null : text;
}
