import type { ShownPart } from './partsOf';

export interface Callout extends ShownPart {
  side: 'left' | 'right';
  /** Where the line from the number ends, at the edge of the part. */
  anchor: { x: number; y: number };
  /** The middle of the number, which is outside of the drawing. */
  y: number;
}

/** Between the middles of two numbers. */
const pitch = 22;
/** Below the top of a part. */
export const maxDepth = 10;
/** Parts whose distances to both sides differ by less go where there are fewer numbers. */
const tolerance = 16;

/**
 * Places a number for each part at the side of a drawing from which no text is in the way, or at the nearer one. No
 * number covers another one or the drawing. Returns them in the order of their numbers: down the left side, then down
 * the right side.
 * @param width of the drawing, in pixels like the boxes of the parts
 */
export function placeCallouts(parts: readonly ShownPart[], width: number): Callout[] {
  const sides: Record<Callout['side'], ShownPart[]> = { left: [], right: [] };
  const leaning = ({ box, textAt }: ShownPart) =>
    textAt.left === textAt.right
      ? width - box.width - 2 * box.left
      : (textAt.left ? -1 : 1) * width;
  const isCentered = (part: ShownPart) => Math.abs(leaning(part)) < tolerance;
  for (const part of parts)
    if (!isCentered(part)) sides[leaning(part) > 0 ? 'left' : 'right'].push(part);
  for (const part of parts)
    if (isCentered(part))
      sides[sides.left.length <= sides.right.length ? 'left' : 'right'].push(part);
  return (['left', 'right'] as const).flatMap((side) => {
    let next = pitch / 2;
    return sides[side]
      .map((part) => ({
        ...part,
        side,
        anchor: {
          x: side === 'left' ? part.box.left : part.box.left + part.box.width,
          y: part.box.top + Math.min(part.box.height / 2, maxDepth),
        },
      }))
      .sort((one, other) => one.anchor.y - other.anchor.y)
      .map((callout) => {
        const y = Math.max(callout.anchor.y, next);
        next = y + pitch;
        return { ...callout, y };
      });
  });
}
