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

/** The summary of a native disclosure, with a chevron at its end that turns down while it is open. */
export const disclosureMark = {
  listStyle: 'none',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '&::after': {
    content: '""',
    marginInlineStart: 'auto',
    transition: 'rotate 140ms ease-out',
    ...chevron('CanvasText'),
  },
  '&:is([open] > *)::after': { rotate: 'calc(90deg * var(--forward))' },
} as const;
