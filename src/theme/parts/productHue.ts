import type { Theme } from '@mui/material/styles';

/** The color of drawings as `--hue`, and that of what is on it; never neutral, as `--accent` may be. */
export const productHue = ({ vars: { palette } }: Theme) => ({
  '--hue': palette.primary.main,
  '--on-hue': palette.primary.contrastText,
});
