import {
  unit,
  type BoxKind,
  type Cells,
  type DiagramArrow,
  type DiagramBox,
  type DiagramBoxes,
  type DiagramLayout,
} from './Diagram';

/** A part of a rendered component, measured in a browser: left, top, width and height in pixels. */
export interface OutlinePart extends Pick<DiagramBox, 'menu' | 'numberAtStart' | 'sketch'> {
  at: Cells;
  /** Name of the slot, for a part that can be replaced. */
  slot?: string;
}

/** Where an outline is in a layout: its left and top in units, and its size relative to the rendered component. */
export interface OutlinePlace {
  layout: DiagramLayout;
  x: number;
  y: number;
  scale: number;
}

const toUnits = (pixels: number) => Math.round((pixels / unit) * 8) / 8;

const kindOf = ({ slot, sketch, menu }: OutlinePart): BoxKind => {
  if (slot) return 'slot';
  return (sketch ?? menu) ? 'label' : 'panel';
};

/**
 * The boxes of a component's outline in one layout. On a phone the slots have their numbers; where there is more room,
 * their names have them.
 * @param slots names in the order of their numbers
 */
export function outlineBoxes(
  slots: readonly string[],
  parts: readonly OutlinePart[],
  { layout, x, y, scale }: OutlinePlace,
): DiagramBoxes {
  const boxes = parts.map((part): [id: string, box: DiagramBox] => {
    const { at, slot, ...content } = part;
    const [left, top, width, height] = at.map((pixels) => toUnits(pixels * scale)) as [
      number,
      number,
      number,
      number,
    ];
    return [
      `${layout} ${slot ?? at.join()}`,
      {
        kind: kindOf(part),
        ...content,
        callout: slot && layout === 'narrow' ? slots.indexOf(slot) + 1 : undefined,
        [layout]: [x + left, y + top, width, height],
      },
    ];
  });
  return Object.fromEntries(boxes);
}

/** Names of slots beside a wide outline, by slot: where one begins or ends, and its top, in units. */
export type SlotNames = Readonly<Record<string, { start?: number; end?: number; top: number }>>;

/** The names, each as wide as its text. */
export function slotNameBoxes(slots: readonly string[], names: SlotNames): DiagramBoxes {
  const boxes = Object.entries(names).map(([slot, { start, end = 0, top }]) => {
    const width = toUnits(slot.length * 7.6 + 34);
    const wide: Cells = [start ?? end - width, top, width, 2.5];
    const callout = slots.indexOf(slot) + 1;
    return [`name of ${slot}`, { kind: 'label' as const, lines: [slot], callout, wide }];
  });
  return Object.fromEntries(boxes) as DiagramBoxes;
}

/** Lines from the names to the parts. */
export const slotLeaders = (slots: readonly string[]): DiagramArrow[] =>
  slots.map((slot) => ({ from: `name of ${slot}`, to: `wide ${slot}`, leader: true }));
