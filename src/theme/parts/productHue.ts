import type { Theme } from '@mui/material/styles';

/** The color of drawings as `--hue`, and that of what is on it: that of Studio on its pages, else the primary one. */
export const productHue = ({ vars: { palette } }: Theme) => ({
  '--hue': palette.primary.main,
  '--on-hue': palette.primary.contrastText,
  '@media (forced-colors: none)': {
    '[data-hue="secondary"] &': {
      '--hue': palette.secondary.main,
      '--on-hue': palette.secondary.contrastText,
    },
  },
});
