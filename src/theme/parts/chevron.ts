import type { Theme } from '@mui/material/styles';

/**
 * A chevron in reading direction, from `--icon-chevron`. It is a mask, so its color is its background.
 * @param forcedColor system color in forced-colors mode
 */
export const chevron = (theme: Theme, forcedColor: 'CanvasText' | 'LinkText' | 'ButtonText') => ({
  inlineSize: 16,
  blockSize: 16,
  background: theme.vars.palette.text.secondary,
  mask: 'var(--icon-chevron)',
  scale: 'var(--forward) 1',
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', background: forcedColor },
});

/** The summary of a native disclosure, without the browser's marker. */
export const plainSummary = {
  listStyle: 'none',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
} as const;

/** The summary of a native disclosure with a chevron at the start, in the text color, which points down while open. */
export const leadingDisclosureMark = (theme: Theme) =>
  ({
    ...plainSummary,
    '&::before': {
      content: '""',
      transition: 'rotate 140ms ease-out',
      ...chevron(theme, 'CanvasText'),
      flex: 'none',
      background: 'currentColor',
    },
    '&:is([open] > *)::before': { rotate: 'calc(90deg * var(--forward))' },
  }) as const;
