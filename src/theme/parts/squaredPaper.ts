import type { CSSObject, Theme } from '@mui/material/styles';

/** A pseudo-element that fills its box with squared paper, which fades to the edges; the box isolates it. */
export const squaredPaper = ({ vars }: Theme): CSSObject => ({
  content: '""',
  position: 'absolute',
  insetInline: 'calc(-1 * var(--gutter))',
  zIndex: -1,
  background: ['90deg', '0deg']
    .map(
      (angle) =>
        `repeating-linear-gradient(${angle}, color-mix(in srgb, ${vars.palette.divider} 85%, transparent) 0 1px, transparent 1px 32px)`,
    )
    .join(),
  maskImage: 'radial-gradient(60% 80% at 60% 30%, currentColor, transparent)',
  '@media (forced-colors: active), print': { display: 'none' },
});
