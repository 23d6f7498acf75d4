import type { ReactNode } from 'react';

/** How an element of a drawing is drawn; see `Preview.styles`. */
export type Ink =
  /** A surface with an outline. */
  | 'surface'
  /** A muted surface without one. */
  | 'soft'
  /** A surface in the color of the product, with an outline. */
  | 'wash'
  /** Filled with the color of the product. */
  | 'fill'
  /** Thick strokes, in place of words. */
  | 'bar'
  | 'bar-hue'
  | 'bar-on-hue'
  /** Thin strokes. */
  | 'line-hue'
  | 'line-on-hue'
  | 'dash';

export const Box = ({ ink, at: [x, y, width, height], r = 3 }: BoxProps) => (
  <rect data-ink={ink} {...{ x, y, width, height }} rx={r} />
);

interface BoxProps {
  ink: Ink;
  at: readonly [x: number, y: number, width: number, height: number];
  r?: number;
}

/** Strokes; bars are horizontal ones. */
export const Strokes = ({ ink, d }: { ink?: Ink; d: string }) => <path data-ink={ink} d={d} />;

export const Dot = ({ ink, at: [cx, cy], r }: DotProps) => (
  <circle data-ink={ink} {...{ cx, cy, r }} />
);

interface DotProps {
  ink?: Ink;
  at: readonly [x: number, y: number];
  r: number;
}

/** The window of an app, 240 by 144 with a header of 20. */
export function AppWindow({ children }: { children?: ReactNode }) {
  return (
    <>
      <Box ink="surface" at={[40, 28, 240, 144]} r={5} />
      {children}
    </>
  );
}

/** Header and sidebar of a dashboard, in outlines. */
export function Shell() {
  return (
    <>
      <Strokes d="M40 48h240M100 48v124" />
      <Strokes ink="bar" d="M52 38h34M52 62h32M52 76h26M52 90h30M52 104h22" />
      <Dot ink="soft" at={[266, 38]} r={5} />
    </>
  );
}

/** A person: head and shoulders in a circle. */
export function Person({ at: [x, y], r, ink }: DotProps) {
  const part = r / 4;
  return (
    <>
      <Dot ink={ink ?? 'wash'} at={[x, y]} r={r} />
      <Strokes
        ink={ink === 'fill' ? 'line-on-hue' : 'line-hue'}
        d={`M${x - part} ${y - part * 0.8}a${part} ${part} 0 1 0 ${2 * part} 0a${part} ${part} 0 1 0 ${-2 * part} 0M${x - 2 * part} ${y + 2.2 * part}a${2 * part} ${1.6 * part} 0 0 1 ${4 * part} 0`}
      />
    </>
  );
}

/** Columns of a chart that stand on a line. */
export function Columns({ x, y, values, hue }: ColumnsProps) {
  return (
    <>
      <Strokes d={`M${x} ${y}h${values.length * 14 + 2}`} />
      {values.map((value, index) => (
        <Box
          key={index}
          ink={index === hue ? 'fill' : 'soft'}
          at={[x + 4 + index * 14, y - value, 8, value]}
          r={1}
        />
      ))}
    </>
  );
}

interface ColumnsProps {
  x: number;
  y: number;
  values: readonly number[];
  /** The one in color. */
  hue: number;
}

/** A table: lines between the rows, and bars in three columns. */
export function Rows({ x, y, width, count }: RowsProps) {
  const rows = Array.from({ length: count }, (_, row) => y + row * 16);
  const second = x + width * 0.42;
  const third = x + width * 0.78;
  return (
    <>
      <Strokes d={rows.map((top) => `M${x} ${top + 8}h${width}`).join('')} />
      <Strokes
        ink="bar"
        d={rows
          .map(
            (top, row) =>
              `M${x + 8} ${top}h${width * (row % 2 ? 0.2 : 0.26)}M${second} ${top}h${width * 0.2}M${third} ${top}h${width * 0.12}`,
          )
          .join('')}
      />
    </>
  );
}

interface RowsProps {
  x: number;
  /** Middle of the first row. */
  y: number;
  width: number;
  count: number;
}
