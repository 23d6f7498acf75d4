/** Column, row, width and height in units of 8 px. */
export type Cells = readonly [x: number, y: number, width: number, height: number];

/** Small diagrams of what a component shows, in place of its text. */
export const sketches = [
  'avatar',
  'button',
  'chart',
  'checkbox',
  'field',
  'grid',
  'heading',
  'icon',
  'image',
  'outlinedButton',
  'text',
] as const;

export type Sketch = (typeof sketches)[number];

export const boxKinds = [
  /** A thing: a file, a query, a program. */
  'box',
  /** The thing that the diagram is about. */
  'accent',
  /** A place where something can go. */
  'drop',
  /** Holds other boxes. */
  'frame',
  /** A part of an outline; holds other boxes. */
  'panel',
  /** A part of an outline that can be replaced; holds other boxes. */
  'slot',
  /** Text without a box. */
  'label',
  /** A window of a browser; holds other boxes. */
  'screen',
] as const;

export type BoxKind = (typeof boxKinds)[number];

/** One line of a tree of files or elements. */
export interface TreeRow {
  depth: number;
  name: string;
  kind?: 'folder' | 'accent' | 'muted';
  /** At the end of the row: what becomes of it. */
  note?: string;
  callout?: number;
}

/** One line of a menu. */
export type MenuRow =
  'divider' | { text: string; depth?: number; kind?: 'header' | 'group' | 'selected' };

export interface DiagramBox {
  kind?: BoxKind;
  title?: string;
  /** Code: names, values, paths. */
  lines?: readonly string[];
  sketch?: Sketch;
  tree?: readonly TreeRow[];
  menu?: readonly MenuRow[];
  /** Records in a row, of which some are on the page that is loaded. */
  strip?: { count: number; from: number; to: number };
  /** Number of the remark in `legend`, from 1. */
  callout?: number;
  /** The number is on the left corner: another one is on the right. */
  numberAtStart?: boolean;
  /** Where it is where there are 720 px; absent from this layout without. */
  wide?: Cells;
  /** Where it is on a phone. */
  narrow?: Cells;
}

export type DiagramBoxes = Readonly<Record<string, DiagramBox>>;

export interface DiagramArrow {
  /** Ids of boxes. */
  from: string;
  to: string;
  /** Number of the remark in `legend`. */
  callout?: number;
  /** Something that happens only sometimes. */
  dashed?: boolean;
  /** Leads from a name to the part that has it. */
  leader?: boolean;
  /** Where it leaves and arrives, as a part of the sides that face each other; 0.5 without. */
  at?: number;
}

/** A diagram, as a file `diagrams/Name.yaml` of the content describes it. */
export interface Diagram {
  /** What it shows, for those who do not see it, and in the Markdown version of a page. */
  label: string;
  /** By id, in the order in which they are drawn: a later one is above. */
  boxes: DiagramBoxes;
  arrows?: readonly DiagramArrow[];
  /** Remarks on the numbers in the diagram, in their order; code in backticks. */
  legend?: readonly string[];
  /** Of a diagram that shows all slots of components: their names, by component. */
  slots?: Readonly<Record<string, readonly string[]>>;
}

export type DiagramLayout = 'wide' | 'narrow';

/** Pixels of a unit. */
export const unit = 8;

/** Units that a diagram is wide. */
export const diagramColumns: Record<DiagramLayout, number> = { wide: 90, narrow: 40 };

/** A box of a layout, with its place there. */
export type PlacedBox = DiagramBox & { id: string; cells: Cells };

/** The boxes of a layout. */
export const boxesIn = ({ boxes }: Diagram, layout: DiagramLayout): PlacedBox[] =>
  Object.entries(boxes).flatMap(([id, box]) => {
    const cells = box[layout];
    return cells ? [{ ...box, id, cells }] : [];
  });

/** Units that a layout is high, with a margin. */
export const diagramRows = (boxes: readonly PlacedBox[]): number =>
  Math.max(0, ...boxes.map(({ cells }) => cells[1] + cells[3])) + 1;
