import type { Palette, Theme } from '@mui/material/styles';
import { createDocsTheme } from './createDocsTheme';

/** The theme of the published site. */
export const siteTheme = createDocsTheme();

/** The palette of one of a theme's color schemes. */
export const paletteOf = (theme: Theme, scheme: 'light' | 'dark'): Palette =>
  theme.colorSchemes[scheme]!.palette;
