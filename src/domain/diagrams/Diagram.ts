/** Column, row, width and height in units of 8 px. */
export type Cells = readonly [x: number, y: number, width: number, height: number];

/** A small drawing of what a component shows, in place of its text. */
export type Sketch = 'button' | 'chart' | 'field' | 'grid' | 'image' | 'text';

export type BoxKind =
  /** A thing: a file, a query, a program. */
  | 'box'
  /** The thing that the drawing is about. */
  | 'accent'
  /** A place where something can go. */
  | 'drop'
  /** Holds other boxes. */
  | 'frame'
  /** A window of a browser; holds other boxes. */
  | 'screen';

/** One line of a tree of files or elements. */
export interface TreeRow {
  depth: number;
  name: string;
  kind?: 'folder' | 'accent' | 'muted';
  callout?: number;
}

export interface DiagramBox {
  /** For arrows; unique in the drawing. */
  id: string;
  kind?: BoxKind;
  title?: string;
  /** Code: names, values, paths. */
  lines?: readonly string[];
  sketch?: Sketch;
  tree?: readonly TreeRow[];
  /** Records in a row, of which some are on the page that is loaded. */
  strip?: { count: number; from: number; to: number };
  /** Number of the remark in `legend`, from 1. */
  callout?: number;
  /** Where it is where there are 720 px, and on a phone: 90 and 40 units wide. */
  wide: Cells;
  narrow: Cells;
}

export interface DiagramArrow {
  from: string;
  to: string;
  /** Number of the remark in `legend`. */
  callout?: number;
  /** Something that happens only sometimes. */
  dashed?: boolean;
  /** Where it leaves and arrives, as a part of the sides that face each other; 0.5 without. */
  at?: number;
}

/** A drawing, as data. */
export interface Diagram {
  /** What it shows, for those who do not see it, and in the Markdown version of a page. */
  label: string;
  boxes: readonly DiagramBox[];
  arrows?: readonly DiagramArrow[];
  /** Remarks on the numbers in the drawing, in their order. */
  legend?: readonly string[];
}

export type DiagramLayout = 'wide' | 'narrow';

/** Pixels of a unit. */
export const unit = 8;

/** Units that a drawing is wide. */
export const diagramColumns: Record<DiagramLayout, number> = { wide: 90, narrow: 40 };

/** Units that a drawing is high, with a margin. */
export const diagramRows = ({ boxes }: Diagram, layout: DiagramLayout): number =>
  Math.max(...boxes.map((box) => box[layout][1] + box[layout][3])) + 1;
