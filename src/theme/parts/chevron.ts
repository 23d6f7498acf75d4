/**
 * A mark drawn from `--icon-chevron`, pointing the way the text runs. It is a mask, so its colour is its background.
 * @param forcedColor the system colour that stands in where colours are forced
 */
export const chevron = (forcedColor: 'CanvasText' | 'LinkText' | 'ButtonText') => ({
  inlineSize: 16,
  blockSize: 16,
  background: 'var(--docs-palette-text-secondary)',
  mask: 'var(--icon-chevron)',
  scale: 'var(--forward) 1',
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', background: forcedColor },
});

/** The summary of a native disclosure, without the mark that browsers draw. */
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

/** The summary of a native disclosure, with a chevron at its end that turns down while it is open. */
export const disclosureMark = {
  ...plainSummary,
  '&::after': { ...mark, marginInlineStart: 'auto' },
  '&:is([open] > *)::after': turnedDown,
} as const;

/** The same with the chevron first, in the colour of the text. */
export const leadingDisclosureMark = {
  ...plainSummary,
  '&::before': { ...mark, flex: 'none', background: 'currentColor' },
  '&:is([open] > *)::before': turnedDown,
} as const;
