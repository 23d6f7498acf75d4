import type { Theme } from '@mui/material/styles';

/**
 * Shows the `aria-label` of a button or link beside it, on hover and keyboard focus. `attachTooltips` hides it on
 * Escape.
 * @param side of the button
 */
export const tooltip = (theme: Theme, side: 'above' | 'below' = 'below') =>
  ({
    '&[aria-label]::after': {
      content: 'attr(aria-label) / ""',
      position: 'absolute',
      [side === 'below' ? 'insetBlockStart' : 'insetBlockEnd']: 'calc(100% + 4px)',
      insetInlineEnd: 0,
      zIndex: 1,
      paddingInline: theme.spacing(1),
      borderRadius: theme.shape.borderRadius,
      background: theme.vars.palette.text.primary,
      color: theme.vars.palette.background.default,
      fontFamily: 'var(--sans)',
      fontSize: theme.typography.caption.fontSize,
      fontWeight: 400,
      lineHeight: '24px',
      whiteSpace: 'nowrap',
      visibility: 'hidden',
      opacity: 0,
      '@media (forced-colors: active)': { border: '1px solid' },
      '@media print': { display: 'none' },
    },
    '&:focus-visible:not([data-quiet])::after': { visibility: 'visible', opacity: 1 },
    '@media (hover: hover)': {
      '&:hover:not([data-quiet])::after': {
        visibility: 'visible',
        opacity: 1,
        transition: 'opacity 120ms ease-out 400ms, visibility 0s 400ms',
      },
    },
  }) as const;
