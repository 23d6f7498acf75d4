export interface BenchOptions {
  /** The built site. */
  dist: string;
  /** A folder for what a bench writes. */
  scratch: string;
  /** How often everything is measured. */
  runs: number;
  /** Pages of generated sites: 130 are as many as the documentation of a product has. */
  pageCount: number;
}

/** Something that was measured several times, beside the least that it can cost. */
export interface Figure {
  /** What was measured, unique in its bench. */
  name: string;
  unit: 's' | 'ms' | 'MiB' | 'kB' | 'requests';
  samples: number[];
  /** The same of the bare counterpart, measured in the same run. */
  floor?: number[];
}

/** What one run of benches measured, and on what. */
export interface BenchReport {
  date: string;
  machine: string;
  versions: Record<string, string>;
  benches: Record<string, Figure[]>;
}

/** The middle value; of an even count, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1
    ? sorted[Math.floor(middle)]!
    : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

const shown = (value: number, unit: Figure['unit']) =>
  value.toFixed(unit === 's' ? 2 : unit === 'kB' ? 1 : 0);

const rangeOf = (values: readonly number[], unit: Figure['unit']) =>
  `${shown(Math.min(...values), unit)}-${shown(Math.max(...values), unit)}`;

/** A Markdown table: the first column to the left, figures to the right. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, 3, ...rows.map((row) => row[column]!.length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

/** The figures of one bench: median, spread (the lowest and the highest sample) and floor. */
export function figureTable(bench: string, figures: readonly Figure[]): string {
  return table(
    [bench, 'unit', 'n', 'median', 'spread', 'floor', 'ratio'],
    figures.map(({ name, unit, samples, floor }) => [
      name,
      unit,
      String(samples.length),
      shown(median(samples), unit),
      rangeOf(samples, unit),
      floor ? shown(median(floor), unit) : '',
      floor && median(floor) > 0 ? (median(samples) / median(floor)).toFixed(2) : '',
    ]),
  );
}

const disjoint = (a: readonly number[], b: readonly number[]) =>
  Math.max(...a) < Math.min(...b) || Math.max(...b) < Math.min(...a);

/**
 * What differs between two reports by more than the noise: the spreads of a figure do not overlap. Says so where the
 * floor moved as well, because then the machine may have changed and not the site.
 */
export function changesBetween(before: BenchReport, after: BenchReport): string[] {
  return Object.entries(after.benches).flatMap(([bench, figures]) =>
    figures.flatMap(({ name, unit, samples, floor }) => {
      const old = before.benches[bench]?.find((figure) => figure.name === name);
      if (!old || !disjoint(old.samples, samples)) return [];
      const [from, to] = [median(old.samples), median(samples)];
      const percent =
        from > 0 ? ` (${to > from ? '+' : ''}${((to / from - 1) * 100).toFixed(0)} %)` : '';
      const floorMoved = old.floor && floor && disjoint(old.floor, floor);
      return `${bench}: ${name}: ${shown(from, unit)} -> ${shown(to, unit)} ${unit}${percent}${floorMoved ? `; its floor moved too, ${shown(median(old.floor!), unit)} -> ${shown(median(floor), unit)} ${unit}` : ''}`;
    }),
  );
}
