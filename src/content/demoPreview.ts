const marker = /^\s*(?:\/\/|\{?\/\*)\s*preview-(start|end)(?:\s+([a-z][\w-]*))?\s*(?:\*\/\}?)?\s*$/;

/** More lines than this are no longer the lines that matter. */
export const maxRegionLines = 14;

/** Lines of a demo that its page shows without being asked. */
export interface PreviewRegion {
  /** One of several has a name. */
  name?: string;
  /** Lines of the source without its markers: the first, and the one after the last. */
  from: number;
  to: number;
}

export interface MarkedSource {
  /** The source without its markers. */
  text: string;
  regions: PreviewRegion[];
  /** The first thing that is wrong with the markers, and at which line. */
  problem?: { line: number; what: string; fix: string };
}

const howToMark =
  'Write one comment `preview-start` and, below it, one `preview-end`, each alone on its line; name several: `preview-start navigation`.';

/** What stands before the indentation of a highlighted line, and the indentation. */
const indentation = /^(<span[^>]*>)?( *)/;

/** The lines of a region, moved to the margin, of a source or of its highlighted HTML. */
export function cutRegion(code: string, { from, to }: PreviewRegion): string {
  const lines = code.split('\n').slice(from, to);
  const margin = Math.min(
    ...lines.filter((line) => line.trim()).map((line) => indentation.exec(line)![2]!.length),
  );
  return lines
    .map((line) =>
      line.replace(indentation, (_, tag = '', spaces: string) => tag + spaces.slice(margin)),
    )
    .join('\n');
}

/**
 * Finds the preview regions of a demo: the lines between a comment `preview-start` and a comment `preview-end`,
 * each alone on its line. Between elements they are comments in braces.
 */
export function splitPreview(source: string): MarkedSource {
  const lines = source.split('\n');
  const markers = lines.flatMap((line, index) => {
    const [, kind, name] = marker.exec(line) ?? [];
    return kind ? [{ kind, name, index }] : [];
  });
  const regions: PreviewRegion[] = [];
  let problem: MarkedSource['problem'];
  const wrong = ({ index }: { index: number }, what: string, fix = howToMark) => {
    problem ??= { line: index + 1, what, fix };
  };
  markers.forEach((start, position) => {
    const before = markers[position - 1];
    if (start.kind === 'end') {
      if (before?.kind !== 'start') wrong(start, '`preview-end` has no `preview-start` before it');
      return;
    }
    const end = markers[position + 1];
    if (end?.kind !== 'end') return wrong(start, '`preview-start` has no `preview-end` after it');
    if (end.name !== undefined && end.name !== start.name)
      wrong(end, `\`preview-end ${end.name}\` ends another region`);
    const between = lines.slice(start.index + 1, end.index);
    if (!between.some((line) => line.trim())) return wrong(start, 'The preview is empty');
    if (between.length > maxRegionLines)
      wrong(
        start,
        `The preview has ${between.length} lines, but at most ${maxRegionLines} are allowed`,
        'Mark only the lines that show the feature, or split them into named regions.',
      );
    if (regions.some(({ name }) => name === start.name))
      wrong(
        start,
        start.name === undefined
          ? 'There is a second preview without a name'
          : `There is a second preview \`${start.name}\``,
        'Give each region a unique name: `preview-start navigation`.',
      );
    // As many markers stand above as there are positions.
    const from = start.index - position;
    regions.push({ name: start.name, from, to: from + between.length });
  });
  return { text: lines.filter((line) => !marker.test(line)).join('\n'), regions, problem };
}
