import type { Theme } from '@mui/material/styles';
import { controlBox } from './controlBox';

/** Text field that filters the list below it. */
export const filterField = (theme: Theme) => ({
  inlineSize: '100%',
  ...controlBox(theme),
  background: 'none',
  // Phones zoom in on fields with text under 16 px.
  '@media (pointer: coarse)': { fontSize: theme.typography.body1.fontSize },
  '&:focus-visible': { outlineOffset: -1 },
});
