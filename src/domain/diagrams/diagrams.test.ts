import { describe, expect, it } from 'vitest';
import { boxesIn, diagramColumns, unit, type DiagramBox, type DiagramLayout } from './Diagram';
import { diagramNamed, diagrams } from './diagrams';

const layouts: DiagramLayout[] = ['wide', 'narrow'];

/** Pixels, estimated from above: of a character of code, and of the interface in bold. */
const widths = { code: 7.6, title: 7.4 };
const inset = 12;

function widthOf({ title = '', lines = [], kind }: DiagramBox): number {
  const besideTitle = kind === 'screen' ? 52 + 4 : 2 * inset;
  return Math.max(
    title === '' ? 0 : title.length * widths.title + besideTitle,
    ...lines.map((line) => line.length * widths.code + 2 * inset),
  );
}

function heightOf({ title, lines = [], tree = [] }: DiagramBox): number {
  const texts = lines.length + (title === undefined ? 0 : 1);
  return tree.length > 0 ? tree.length * 24 + 16 : texts * 19;
}

const holders = ['frame', 'panel', 'screen', 'slot'];
const holdsBoxes = ({ kind = 'box' }: DiagramBox) => holders.includes(kind);

describe.each(Object.entries(diagrams))('%s', (_, diagram) => {
  const { boxes, arrows = [], legend = [] } = diagram;

  it.each(layouts)('%s: every box is on the paper, and its text fits', (layout) => {
    for (const box of boxesIn(diagram, layout)) {
      const [x, y, width, height] = box.cells;
      expect(Math.min(x, y), box.id).toBeGreaterThanOrEqual(1);
      expect(x + width, box.id).toBeLessThanOrEqual(diagramColumns[layout] - 1);
      expect(width * unit, box.id).toBeGreaterThanOrEqual(widthOf(box));
      expect(height * unit, box.id).toBeGreaterThanOrEqual(heightOf(box));
    }
  });

  it.each(layouts)('%s: boxes overlap only inside frames and screens', (layout) => {
    const placed = boxesIn(diagram, layout);
    const overlaps = placed.flatMap((one, index) =>
      placed.slice(index + 1).flatMap((other) => {
        const [a, b] = [one.cells, other.cells];
        const apart =
          a[0] + a[2] <= b[0] || b[0] + b[2] <= a[0] || a[1] + a[3] <= b[1] || b[1] + b[3] <= a[1];
        const inside = (outer: typeof a, inner: typeof a) =>
          inner[0] >= outer[0] &&
          inner[1] >= outer[1] &&
          inner[0] + inner[2] <= outer[0] + outer[2] &&
          inner[1] + inner[3] <= outer[1] + outer[3];
        const nested = (holdsBoxes(one) && inside(a, b)) || (holdsBoxes(other) && inside(b, a));
        return apart || nested ? [] : [`${one.id} and ${other.id}`];
      }),
    );
    expect(overlaps).toEqual([]);
  });

  it('has arrows between boxes that exist, and a remark for each number', () => {
    const ids = Object.keys(boxes);
    for (const { from, to } of arrows) expect(ids).toEqual(expect.arrayContaining([from, to]));
    const numbers = [
      ...Object.values(boxes).flatMap(({ callout, tree = [] }) => [
        callout,
        ...tree.map((row) => row.callout),
      ]),
      ...arrows.map((arrow) => arrow.callout),
    ].filter((number) => number !== undefined);
    expect([...new Set(numbers)].sort()).toEqual(legend.map((__, index) => index + 1));
  });

  it('says in words what it shows', () => {
    expect(diagram.label.length).toBeGreaterThan(80);
    expect(diagram.label).toMatch(/\.$/);
  });
});

it('finds a drawing by its name alone', () => {
  expect(diagramNamed('BindingFlow')).toBe(diagrams.BindingFlow);
  expect(diagramNamed('toString')).toBeUndefined();
});
