/** Something that a screen reader says, or a place that it can go to. */
export interface ReadItem {
  /** The ARIA role, the level of a heading, or how urgent the text of a live region is. */
  role: string;
  name: string;
  /** States, value and description, or the time of a text. */
  details: string[];
  /** What differs from run to run. */
  note?: string;
  selector?: string;
}

export type Reading = Record<'stops' | 'headings' | 'landmarks' | 'spoken', ReadItem[]>;

/** Events: the panel requests a reading of the story, and the preview answers with its id and the reading. */
export const [request, answer] = ['screen-reader/request', 'screen-reader/answer'];

/** A reading as text, a line for each item: `stops: button "Copy", pressed`. */
export const linesOf = (reading: Reading): string[] =>
  Object.entries(reading).flatMap(([kind, items]) =>
    items.map(({ role, name, details }) =>
      [`${kind}: ${role}${name && ` "${name}"`}`, ...details].join(', '),
    ),
  );
