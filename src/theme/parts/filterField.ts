import { controlBox } from './controlBox';

/** A text field that filters what stands below it. */
export const filterField = {
  inlineSize: '100%',
  ...controlBox,
  // Text under 16 px makes a phone zoom in.
  '@media (pointer: coarse)': { fontSize: '1rem' },
  '&:focus-visible': { outlineOffset: -1 },
} as const;
