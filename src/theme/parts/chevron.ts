/**
 * A chevron in reading direction, from `--icon-chevron`. It is a mask, so its color is its background.
 * @param forcedColor system color in forced-colors mode
 */
export const chevron = (forcedColor: 'CanvasText' | 'LinkText' | 'ButtonText') => ({
  inlineSize: 16,
  blockSize: 16,
  background: 'var(--docs-palette-text-secondary)',
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

const mark = {
  content: '""',
  transition: 'rotate 140ms ease-out',
  ...chevron('CanvasText'),
} as const;

const turnedDown = { rotate: 'calc(90deg * var(--forward))' };

/** The summary of a native disclosure with a chevron at the end, which points down while open. */
export const disclosureMark = {
  ...plainSummary,
  '&::after': { ...mark, marginInlineStart: 'auto' },
  '&:is([open] > *)::after': turnedDown,
} as const;

/** The same with the chevron first, in the text color. */
export const leadingDisclosureMark = {
  ...plainSummary,
  '&::before': { ...mark, flex: 'none', background: 'currentColor' },
  '&:is([open] > *)::before': turnedDown,
} as const;
