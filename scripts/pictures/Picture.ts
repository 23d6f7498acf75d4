/** A way of showing everything once. */
export interface Variant {
  mode: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  /** Width of the window in pixels; where none is given, each story has its own. */
  width?: number;
}

/** A story or a page in a variant, as PNG. */
export interface Picture {
  /** File name without extension; the same picture has the same one in every run. */
  name: string;
  /** Where the report lists it: the story's title, or `Pages`. */
  group: string;
  caption: string;
  /** Why the story failed to render; its picture shows what was there. */
  error?: string;
}

/** What each story and page is shown in unless everything is asked for. */
export const usualVariants: readonly Variant[] = [
  { mode: 'light', direction: 'ltr' },
  { mode: 'dark', direction: 'rtl' },
];

/** Both modes in both directions, on a phone and on a desktop. */
export const allVariants: readonly Variant[] = [390, 1280].flatMap((width) =>
  (['light', 'dark'] as const).flatMap((mode) =>
    (['ltr', 'rtl'] as const).map((direction) => ({ mode, direction, width })),
  ),
);

/** Name of a variant in captions: `dark rtl 390`. */
export const variantName = ({ mode, direction, width }: Variant): string =>
  [mode, direction, width].filter(Boolean).join(' ');

/** Name of a picture's file. */
export const pictureName = (id: string, variant: Variant): string =>
  `${id}.${variantName(variant).replaceAll(' ', '-')}`;
