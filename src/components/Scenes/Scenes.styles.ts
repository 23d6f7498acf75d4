import { styled, type CSSObject, type Theme } from '@mui/material/styles';
import { partOverrides } from '../../theme/parts/partOverrides';
import { productHue } from '../../theme/parts/productHue';
import { sceneDrawing } from './sceneDrawing';

/** The window: three dots, the tabs, and the panel of the chosen one. */
export const Root = styled('figure', {
  name: 'DocsScenes',
  slot: 'Root',
  overridesResolver: partOverrides({ label: '> [for]' }),
})(({ theme }) => ({
  ...productHue(theme),
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(0.5),
  overflow: 'hidden',
  border: 'var(--line)',
  borderRadius: theme.spacing(1),
  background: theme.vars.palette.background.subtle,
  boxShadow: theme.vars.shadows[8],
  printColorAdjust: 'exact',
  '&::before': {
    content: '""',
    flex: 'none',
    inlineSize: 44,
    blockSize: 40,
    marginInline: theme.spacing(1.5, 0.5),
    background: [0, 16, 32]
      .map(
        (offset) =>
          `radial-gradient(circle at ${offset + 5}px 50%, ${theme.vars.palette.divider} 5px, transparent 5.5px)`,
      )
      .join(),
  },
  // The tabs and the state of the demo take the whole line of a phone.
  '&:not([data-single])::before': {
    [theme.breakpoints.down('sm')]: { inlineSize: 0, marginInline: theme.spacing(0.5, 0) },
  },
  '& > [for]': {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 'max(var(--row), 32px)',
    paddingInline: theme.spacing(1.25),
    borderRadius: theme.shape.borderRadius,
    color: theme.vars.palette.text.secondary,
    fontSize: theme.typography.label.fontSize,
    fontWeight: 500,
    cursor: 'pointer',
    '&:hover': { color: theme.vars.palette.text.primary },
  },
  '& > :checked + *': {
    background: theme.vars.palette.background.default,
    color: theme.vars.palette.text.primary,
    boxShadow: `0 0 0 1px ${theme.vars.palette.divider}`,
    '@media (forced-colors: active)': { textDecoration: 'underline', textUnderlineOffset: '0.5em' },
  },
  '& > :focus-visible + *': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -2,
  },
  '& > [for] + *': { display: 'none' },
  '& > :checked + * + *': { display: 'block' },
}));

export const Panel = styled('div', { name: 'DocsScenes', slot: 'Panel' })({
  order: 1,
  flex: '0 0 100%',
  minInlineSize: 0,
  marginBlockStart: 0,
});

/** The drawing and, over it, the demo. */
export const Stage = styled('div', { name: 'DocsScenes', slot: 'Stage' })(({ theme }) => ({
  position: 'relative',
  container: 'scene / inline-size',
  blockSize: 500,
  overflow: 'hidden',
  borderBlockStart: 'var(--line)',
  background: theme.vars.palette.background.default,
  userSelect: 'none',
  // Among English prose too, as the demo that takes its place.
  '[dir="rtl"] &': { '--forward': '-1', '/* @noflip */direction': 'rtl' },
  // As high as the sign-in page of a phone.
  [theme.breakpoints.down('sm')]: { blockSize: 544 },
  '&[data-frame]': { cursor: 'pointer' },
  '& > [src]': {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    border: 0,
    // An app has more room than a column of text: it is shown at four fifths of its size.
    [theme.containerQueries('scene').up(560)]: {
      inset: '0 auto auto 0',
      inlineSize: '125%',
      blockSize: '125%',
      transform: 'scale(0.8)',
      transformOrigin: '0 0',
    },
    background: theme.vars.palette.background.default,
    opacity: 0,
    pointerEvents: 'none',
    transition: 'opacity 160ms ease-out',
  },
  '&[data-live] > [src]': { opacity: 1, pointerEvents: 'auto' },
  '&[data-live] > [data-d]': { visibility: 'hidden', transition: 'visibility 0s 160ms' },
  ...sceneDrawing(theme),
}));

/** Remarks on the numbers of a drawing, as a list of Markdown: in one line where there is room. */
const remarksContent = (theme: Theme): CSSObject => ({
  '& ol': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(0.75, 2.5),
    padding: 0,
    listStyle: 'none',
    counterReset: 'mark',
  },
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(0.75),
    margin: 0,
    counterIncrement: 'mark',
  },
  // The demo has no numbers. Each becomes a dot in its place: what has been read does not move.
  '[data-live] + & li::before': {
    background: theme.vars.palette.text.disabled,
    color: 'transparent',
    scale: '0.3',
  },
  '& li::before': {
    content: 'counter(mark)',
    flex: 'none',
    inlineSize: 18,
    borderRadius: '50%',
    background: 'var(--hue)',
    color: 'var(--on-hue)',
    fontSize: theme.typography.badge.fontSize,
    fontWeight: 600,
    lineHeight: '18px',
    textAlign: 'center',
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'LinkText',
      color: 'Canvas',
    },
  },
});

export const Caption = styled('div', { name: 'DocsScenes', slot: 'Caption' })(({ theme }) => ({
  paddingBlock: theme.spacing(1.25),
  paddingInline: theme.spacing(2),
  borderBlockStart: 'var(--line)',
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.label.fontSize,
  lineHeight: 1.5,
  ...remarksContent(theme),
}));

/** Says that a demo runs in place of the drawing. */
export const Live = styled('span', { name: 'DocsScenes', slot: 'Live' })(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  marginInline: 'auto 14px',
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.badge.fontSize,
  opacity: 0,
  transition: 'opacity 160ms ease-out',
  '&::before': {
    content: '""',
    inlineSize: 7,
    blockSize: 7,
    borderRadius: '50%',
    background: theme.vars.palette.success.main,
  },
  // One in a panel that is not shown does not count.
  '*:has(> :checked + * + * > [data-live]) > &, [data-single]:has([data-live]) > &': { opacity: 1 },
}));
