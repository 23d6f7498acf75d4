import type { Cells } from '../../domain/content/Diagram';

export type Point = readonly [x: number, y: number];

export interface Route {
  /** Start, corners and end, in units. */
  points: readonly Point[];
  /** Of the label or the number. */
  middle: Point;
}

/** Where two ranges overlap, or undefined. */
function overlap(a: number, lengthA: number, b: number, lengthB: number) {
  const [from, to] = [Math.max(a, b), Math.min(a + lengthA, b + lengthB)];
  return to > from ? ([from, to] as const) : undefined;
}

/** From the side of one box to the side of another, along x. Along y, coordinates are exchanged before and after. */
function alongX(
  [x1, y1, width1, height1]: Cells,
  [x2, y2, width2, height2]: Cells,
  at: number,
): Route {
  const forward = x2 > x1;
  const [start, end] = forward ? [x1 + width1, x2] : [x1, x2 + width2];
  const shared = overlap(y1, height1, y2, height2);
  if (shared) {
    const y = shared[0] + (shared[1] - shared[0]) * at;
    return {
      points: [
        [start, y],
        [end, y],
      ],
      middle: [(start + end) / 2, y],
    };
  }
  const [from, to] = [y1 + height1 * at, y2 + height2 * at];
  const bend = (start + end) / 2;
  return {
    points: [
      [start, from],
      [bend, from],
      [bend, to],
      [end, to],
    ],
    middle: [bend, (from + to) / 2],
  };
}

const exchanged = ([x, y, width, height]: Cells): Cells => [y, x, height, width];
const swap = ([x, y]: Point): Point => [y, x];

/**
 * A route with right angles between two boxes that do not overlap: straight where they face each other, else with two
 * corners half-way.
 * @param at place on the sides that face each other, from 0 to 1
 */
export function routeArrow(from: Cells, to: Cells, at = 0.5): Route {
  const gapX = Math.max(to[0] - (from[0] + from[2]), from[0] - (to[0] + to[2]));
  const gapY = Math.max(to[1] - (from[1] + from[3]), from[1] - (to[1] + to[3]));
  if (gapX >= gapY) return alongX(from, to, at);
  const { points, middle } = alongX(exchanged(from), exchanged(to), at);
  return { points: points.map(swap), middle: swap(middle) };
}
