import { controlBox } from './controlBox';

/** Text field that filters the list below it. */
export const filterField = {
  inlineSize: '100%',
  ...controlBox,
  background: 'none',
  // Phones zoom in on fields with text under 16 px.
  '@media (pointer: coarse)': { fontSize: '1rem' },
  '&:focus-visible': { outlineOffset: -1 },
} as const;
