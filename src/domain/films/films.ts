import geometry from './geometry.json' with { type: 'json' };

interface FilmText {
  /** What the film shows, as its name. */
  title: string;
  /** All that happens in it, for those who do not see it. It stands below the film. */
  description: string;
}

/** No film is larger. */
export const filmMaxBytes = 300_000;

/**
 * Silent films of Studio's editor, under the names by which pages call them: `<Film name="DragComponents" />`. Their
 * sizes are in `geometry.json`.
 */
export const films = {
  DragComponents: {
    title: 'Drag components onto the canvas',
    description:
      'The component library opens on hover. A text field is dropped on the empty page. Then a button is dropped at its right edge, and both share a row.',
  },
  BindProperty: {
    title: 'Bind a property',
    description:
      'The link icon next to the value of a metric opens the binding editor. An expression is typed, and its value appears below it. After a click on Update binding, the metric shows the number of orders.',
  },
  FirstAppGrid: {
    title: 'Show the breeds in a data grid',
    description:
      'A data grid is dragged from the component library onto the page. The link icon next to rows opens the binding editor. The expression breeds.data is typed, and after a click on Update binding, the grid lists the breeds.',
  },
} as const satisfies Record<string, FilmText>;

export type FilmName = keyof typeof films;

/** Names of all films. */
export const filmNames = Object.keys(films) as FilmName[];

export interface FilmGeometry {
  /** In CSS pixels. */
  width: number;
  height: number;
  /** How long it is. */
  seconds: number;
}

export interface FilmData extends FilmText, FilmGeometry {}

/** Path of a film or its poster below the base of the site. */
export const filmFile = (
  name: string,
  scheme: 'light' | 'dark',
  kind: 'webm' | 'webp' = 'webm',
): string => `films/${name}-${scheme}.${kind}`;

/** A film with its size, or undefined when there is none of that name. */
export function filmNamed(name: string): FilmData | undefined {
  if (!Object.hasOwn(films, name)) return undefined;
  const recorded = (geometry as Partial<Record<string, FilmGeometry>>)[name];
  return recorded && { ...films[name as FilmName], ...recorded };
}
