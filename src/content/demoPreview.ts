const marker = /^\s*(?:\/\/|\{?\/\*)\s*preview-(start|end)\s*(?:\*\/\}?)?\s*$/;

export interface MarkedSource {
  /** The source without its markers. */
  text: string;
  /** The lines between the markers, moved to the margin. */
  preview?: string;
  /** What is wrong with the markers, and at which line. */
  mistake?: { line: number; what: string };
}

function toMargin(lines: readonly string[]): string {
  const margin = Math.min(...lines.filter((line) => line.trim()).map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(margin)).join('\n');
}

/**
 * Takes the short preview out of a demo: the lines between a comment `preview-start` and a comment `preview-end`, each
 * alone on its line. Between elements they are comments in braces.
 */
export function splitPreview(source: string): MarkedSource {
  const lines = source.split('\n');
  const found = lines.flatMap((line, index) => {
    const kind = marker.exec(line)?.[1];
    return kind ? [{ kind, index }] : [];
  });
  const text = lines.filter((line) => !marker.test(line)).join('\n');
  const [start, end, surplus] = found;
  if (!start) return { text };
  const mistake = (at: { index: number }, what: string): MarkedSource => ({
    text,
    mistake: { line: at.index + 1, what },
  });
  if (start.kind === 'end')
    return mistake(start, '`preview-end` stands before any `preview-start`');
  if (end?.kind !== 'end') return mistake(start, '`preview-start` has no `preview-end` after it');
  if (surplus) return mistake(surplus, 'There is a second preview');
  const between = lines.slice(start.index + 1, end.index);
  if (!between.some((line) => line.trim())) return mistake(start, 'The preview is empty');
  return { text, preview: toMargin(between) };
}
