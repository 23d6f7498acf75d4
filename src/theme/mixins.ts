import type { Theme, CSSInterpolation, CSSObject } from '@mui/material/styles';

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

/** A popover that opens at its button, its implicit anchor. */
export const popoverMenu = (theme: Theme) => ({
  inset: 'auto',
  positionArea: 'block-end span-inline-start',
  positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
  margin: theme.spacing(0.5, 0),
  minInlineSize: 184,
  padding: theme.spacing(0.5),
});

/** A link or button in it, within prose or not. */
export const popoverItem = (theme: Theme) => ({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 'var(--row)',
  paddingInline: theme.spacing(1, 1.5),
  borderRadius: 3,
  fontSize: theme.typography.label.fontSize,
  '&, .prose &': { color: theme.vars.palette.text.primary, textDecoration: 'none' },
  '&:hover': { background: theme.vars.palette.action.hover },
  '&:focus-visible': { outlineOffset: -2 },
});

/** Box of a button or field within text. */
export const controlBox = (theme: Theme) => ({
  minBlockSize: 'var(--row)',
  paddingInline: theme.spacing(1.5),
  border: 'var(--line)',
  borderRadius: theme.shape.borderRadius,
  color: theme.vars.palette.text.primary,
  fontSize: theme.typography.label.fontSize,
});

/** A link as a card; the border takes color on hover. */
export const linkBox = (theme: Theme) => ({
  border: 'var(--line)',
  borderRadius: theme.shape.borderRadius,
  fontSize: theme.typography.compact.fontSize,
  textDecoration: 'none',
  transition: 'border-color 120ms ease-out',
  '&:active': { background: theme.vars.palette.action.hover },
});

/**
 * Theme overrides of a component whose root also styles parts that are plain elements: parts that a page has hundreds
 * of, and those that a behavior creates.
 * @param parts selectors by slot
 */
export const partOverrides =
  (parts: Readonly<Record<string, string>>) =>
  (_props: unknown, styles: Record<string, CSSInterpolation>): CSSInterpolation[] => [
    styles.root,
    ...Object.entries(parts).map(([slot, selector]) => ({ [`& ${selector}`]: styles[slot] })),
  ];

/** Selectors of parts with a class each. */
export const slotSelectors = (classes: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(classes).map(([slot, name]) => [slot, `.${name}`]));

/** The color of diagrams as `--hue`, and that of what is on it; never neutral, as `--accent` may be. */
export const productHue = ({ vars: { palette } }: Theme) => ({
  '--hue': palette.primary.main,
  '--on-hue': palette.primary.contrastText,
});

/** A background of dots 16 pixels apart. */
export const dottedPaper = ({ vars: { palette } }: Theme) =>
  `radial-gradient(circle, ${palette.divider} 0.8px, transparent 1px) 0 0 / 16px 16px, ${palette.background.subtle}`;

/** The dialog of the search, and the one that takes what is typed until the search has loaded: the same box. */
export const searchBox = (theme: Theme) => ({
  inlineSize: 'min(44rem, calc(100vw - 4rem))',
  maxInlineSize: 'none',
  // Of the starter searches: it grows with results, and never shrinks.
  minBlockSize: 'min(21.5rem, calc(100dvh - 20vh))',
  marginBlockStart: '10vh',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  background: theme.vars.palette.background.paper,
  boxShadow: theme.vars.shadows[24],
  outline: 0,
  [theme.breakpoints.down('sm')]: {
    inlineSize: '100%',
    blockSize: '100dvh',
    maxBlockSize: 'none',
    margin: 0,
    border: 0,
    borderRadius: 0,
  },
});

export const searchHead = (theme: Theme) => ({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minBlockSize: 60,
  paddingInline: theme.spacing(2.5, 1.5),
  color: theme.vars.palette.text.secondary,
  '&:has(input:focus-visible)': {
    position: 'relative',
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      borderBlockEnd: `2px solid ${theme.vars.palette.primary.main}`,
    },
  },
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(2, 1) },
});

export const searchClose = {
  flex: 'none',
  inlineSize: 'var(--row)',
  blockSize: 'var(--row)',
  padding: 0,
} as const;

export const searchInput = (theme: Theme): CSSObject => ({
  flex: 1,
  minInlineSize: 0,
  blockSize: 44,
  padding: 0,
  border: 0,
  outline: 0,
  background: 'none',
  color: theme.vars.palette.text.primary,
  fontFamily: 'inherit',
  // Beside the sign, whatever the direction of the query.
  textAlign: ['-webkit-match-parent', 'match-parent'],
  // Smaller text makes a phone zoom in.
  fontSize: theme.typography.pxToRem(17),
  '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  '&::-webkit-search-cancel-button': { display: 'none' },
  '@media (forced-colors: active)': { outline: '1px solid', outlineOffset: 2 },
});

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

/** A trace of a color, as a background. */
export const tint = (color: string) => `color-mix(in srgb, ${color} var(--tint), transparent)`;

/** Pixels that grow with the reader's own font size, so that enlarged text has its room. */
export const roomOf = (pixels: number) => `max(${pixels}px, ${pixels / 16}rem)`;

/** Code that Prism highlights in the browser, in the colors of other code. */
export const prismColors = ({ vars: { palette } }: Theme): CSSObject => ({
  '.token.tag': { color: 'inherit' },
  '.token:is(.keyword, .operator, .attr-equals)': { color: palette.code.keyword },
  '.token:is(.string, .attr-value, .template-string)': { color: palette.code.string },
  '.token.comment': { color: palette.code.comment },
  '.token:is(.class-name, .number, .boolean, .constant)': { color: palette.code.constant },
  '.token:is(.function, .attr-name)': { color: palette.code.function },
  '.token.tag > .token.tag:not(:has(.class-name))': { color: palette.code.tag },
});
