import type { CSSObject, Theme } from '@mui/material/styles';

/** A pseudo-element that fills its box with squared paper, which fades to the edges; the box isolates it. */
export const squaredPaper = ({ vars }: Theme): CSSObject => ({
  content: '""',
  position: 'absolute',
  inset: '-32px calc(-1 * var(--gutter)) 0',
  zIndex: -1,
  // Tiles: Firefox does not paint such thin lines of a repeating gradient, and WebKit blurs them.
  background: ['90deg', '0deg']
    .map(
      (angle) =>
        `linear-gradient(${angle}, color-mix(in srgb, ${vars.palette.divider} 85%, transparent) 1px, transparent 0) 0 100% / 32px 32px`,
    )
    .join(),
  maskImage: 'radial-gradient(50% 80% at 50% 30%, currentColor, transparent)',
  '@media (forced-colors: active)': { display: 'none' },
});
