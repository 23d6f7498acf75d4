import { z } from 'zod';
import {
  boxesIn,
  boxKinds,
  diagramColumns,
  sketches,
  unit,
  type Diagram,
  type DiagramBox,
  type DiagramLayout,
  type PlacedBox,
} from '../../domain/content/Diagram';
import type { Problem, ProblemText } from '../Problem';
import { readYaml } from '../yamlLines';

const number = z.number();
const text = z.string();
const callout = z.int().positive().optional();
const cells = z.tuple([number, number, number, number]).optional();

const menuRow = z.union([
  z.literal('divider'),
  z.strictObject({
    text,
    depth: z.int().optional(),
    kind: z.enum(['header', 'group', 'selected']).optional(),
  }),
]);

const treeRow = z.strictObject({
  depth: z.int().nonnegative(),
  name: text,
  kind: z.enum(['folder', 'accent', 'muted']).optional(),
  note: text.optional(),
  callout,
});

const box = z.strictObject({
  kind: z.enum(boxKinds).optional(),
  title: text.optional(),
  lines: z.array(text).optional(),
  sketch: z.enum(sketches).optional(),
  tree: z.array(treeRow).optional(),
  menu: z.array(menuRow).optional(),
  strip: z.strictObject({ count: number, from: number, to: number }).optional(),
  callout,
  numberAtStart: z.boolean().optional(),
  wide: cells,
  narrow: cells,
});

const arrow = z.strictObject({
  from: text,
  to: text,
  callout,
  dashed: z.boolean().optional(),
  leader: z.boolean().optional(),
  at: number.min(0).max(1).optional(),
});

const schema: z.ZodType<Diagram> = z.strictObject({
  label: text
    .min(80, 'expected at least 80 characters: some readers have these words only')
    .regex(/\.$/, 'expected sentences, with a period at the end'),
  boxes: z.record(text, box),
  arrows: z.array(arrow).optional(),
  legend: z.array(text).optional(),
  slots: z.record(text, z.array(text)).optional(),
});

const remedy = {
  why: 'The diagram cannot be shown.',
  fix: 'The fields of a diagram are described in src/domain/content/Diagram.ts.',
};

/** Reads a diagram and checks that what it shows can be read, in both layouts. */
export function readDiagram(
  source: string,
  displayFile: string,
): { diagram: Diagram | undefined; problems: Problem[] } {
  const { value, problems, lineOf } = readYaml(source, displayFile, schema, remedy);
  const found = value ? [...boxProblems(value), ...referenceProblems(value)] : [];
  return {
    diagram: value,
    problems: [
      ...problems,
      ...found.map(({ path, ...rest }) => ({ file: displayFile, line: lineOf(path), ...rest })),
    ],
  };
}

interface DiagramProblem extends ProblemText {
  path: PropertyKey[];
}

const layouts: readonly DiagramLayout[] = ['wide', 'narrow'];

function boxProblems(diagram: Diagram): DiagramProblem[] {
  return layouts.flatMap((layout) => {
    const boxes = boxesIn(diagram, layout);
    return [
      ...boxes.flatMap((one) => sizeProblems(one, layout)),
      ...overlapProblems(boxes, layout),
    ];
  });
}

/** Pixels, estimated from above: of a character of code, and of the interface in bold. */
const characterWidths = { code: 7.6, title: 7.4 };
const inset = 12;

function contentSize({ title, lines = [], tree = [], kind }: DiagramBox) {
  const besideTitle = kind === 'screen' ? 52 + 4 : 2 * inset;
  const texts = lines.length + (title === undefined ? 0 : 1);
  return {
    width: Math.max(
      title ? title.length * characterWidths.title + besideTitle : 0,
      ...lines.map((line) => line.length * characterWidths.code + 2 * inset),
    ),
    height: tree.length > 0 ? tree.length * 24 + 16 : texts * 19,
  };
}

function sizeProblems(placed: PlacedBox, layout: DiagramLayout): DiagramProblem[] {
  const { id, cells: place } = placed;
  const [x, y, width, height] = place;
  const path = ['boxes', id, layout];
  const last = diagramColumns[layout] - 1;
  const needed = contentSize(placed);
  const isInside = Math.min(x, y) >= 1 && x + width <= last;
  const fits = width * unit >= needed.width && height * unit >= needed.height;
  return [
    ...(isInside
      ? []
      : [
          {
            path,
            what: `The box ${id} is outside the ${layout} diagram.`,
            why: 'A part of it would be cut.',
            fix: `Its column and row are at least 1, and it ends at column ${last} or before.`,
          },
        ]),
    ...(fits
      ? []
      : [
          {
            path,
            what: `The text does not fit into the box ${id} of the ${layout} diagram.`,
            why: 'It would cover what is next to it.',
            fix: `Make it at least ${Math.ceil(needed.width / unit)} wide and ${Math.ceil(needed.height / unit)} high, or shorten the text.`,
          },
        ]),
  ];
}

const holders = ['frame', 'panel', 'screen', 'slot'];
const holdsBoxes = ({ kind = 'box' }: DiagramBox) => holders.includes(kind);

function areApart({ cells: a }: PlacedBox, { cells: b }: PlacedBox): boolean {
  return a[0] + a[2] <= b[0] || b[0] + b[2] <= a[0] || a[1] + a[3] <= b[1] || b[1] + b[3] <= a[1];
}

function holds(outer: PlacedBox, { cells: inner }: PlacedBox): boolean {
  const { cells: place } = outer;
  return (
    holdsBoxes(outer) &&
    inner[0] >= place[0] &&
    inner[1] >= place[1] &&
    inner[0] + inner[2] <= place[0] + place[2] &&
    inner[1] + inner[3] <= place[1] + place[3]
  );
}

function overlapProblems(boxes: readonly PlacedBox[], layout: DiagramLayout): DiagramProblem[] {
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => !areApart(one, other) && !holds(one, other) && !holds(other, one))
      .map((other) => ({
        path: ['boxes', other.id, layout],
        what: `The boxes ${one.id} and ${other.id} of the ${layout} diagram overlap.`,
        why: `Only boxes of the kinds ${holders.join(', ')} hold others, and hold them whole.`,
        fix: 'Move one of them, or change its size.',
      })),
  );
}

/** Arrows lead from box to box, and each number has a remark. */
function referenceProblems({ boxes, arrows = [], legend = [] }: Diagram): DiagramProblem[] {
  const numbers = new Set(
    [
      ...Object.values(boxes).flatMap(({ callout: own, tree = [] }) => [
        own,
        ...tree.map((row) => row.callout),
      ]),
      ...arrows.map((one) => one.callout),
    ].filter((one) => one !== undefined),
  );
  const remarks = legend.map((_, index) => index + 1);
  const areExplained =
    remarks.every((remark) => numbers.has(remark)) && numbers.size === remarks.length;
  return [
    ...arrows.flatMap(({ from, to }, index) =>
      [from, to]
        .filter((id) => !Object.hasOwn(boxes, id))
        .map((id) => ({
          path: ['arrows', index],
          what: `There is no box ${id}.`,
          why: 'The arrow would not be shown.',
          fix: `Use one of ${Object.keys(boxes).join(', ')}.`,
        })),
    ),
    ...(areExplained
      ? []
      : [
          {
            path: ['legend'],
            what: `The diagram has the numbers ${[...numbers].sort((a, b) => a - b).join(', ') || 'none'}, and ${legend.length} remarks in \`legend\`.`,
            why: 'Each number stands for one remark, counted from 1.',
            fix: 'Add what is missing, or remove what is left over.',
          },
        ]),
  ];
}
