import { styled, type CSSObject, type Theme } from '@mui/material/styles';
import { partOverrides } from '../../theme/mixins';
import { sceneFrame } from '../../domain/content/layouts';

/** The window: three dots, the tabs, and the panel of the chosen one. */
export const Root = styled('figure', {
  name: 'DocsScenes',
  slot: 'Root',
  overridesResolver: partOverrides({ label: '> [for]' }),
})(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(0.5),
  overflow: 'hidden',
  // Not a border: the demo is as wide as the column.
  outline: 'var(--line)',
  borderRadius: theme.spacing(1),
  background: theme.vars.palette.background.subtle,
  boxShadow: theme.vars.shadows[8],
  // From edge to edge on phones, as all demos.
  [theme.breakpoints.down('sm')]: {
    marginInline: 'calc(-1 * var(--gutter))',
    borderRadius: 0,
  },
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
  // Beside its label: the focus scrolls to it.
  '& > .sr-only': { insetBlockStart: 0 },
  '& > [for] + *': { display: 'none' },
  '& > :checked + * + *': { display: 'block' },
}));

export const Panel = styled('div', { name: 'DocsScenes', slot: 'Panel' })({
  order: 1,
  flex: '0 0 100%',
  minInlineSize: 0,
  marginBlockStart: 0,
});

/** The frame of the demo, which has a title. A rule for `iframe` would be cut from pages without one. */
const frameContent = (theme: Theme): CSSObject => ({
  '& [title]': {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    border: 0,
    [theme.containerQueries.up(sceneFrame.wide)]: {
      inset: '0 auto auto 0',
      inlineSize: `${100 / sceneFrame.scale}%`,
      blockSize: `${100 / sceneFrame.scale}%`,
      transform: `scale(${sceneFrame.scale})`,
      transformOrigin: '0 0',
    },
  },
});

/** The window of the demo. */
export const Viewport = styled('div', { name: 'DocsScenes', slot: 'Viewport' })(({ theme }) => ({
  position: 'relative',
  containerType: 'inline-size',
  // The line above is not part of the demo.
  boxSizing: 'content-box',
  blockSize: sceneFrame.height,
  overflow: 'hidden',
  borderBlockStart: 'var(--line)',
  background: theme.vars.palette.background.default,
  [theme.breakpoints.down('sm')]: { blockSize: sceneFrame.phoneHeight },
  '&[data-frame]': { cursor: 'pointer' },
  ...frameContent(theme),
}));

export const Caption = styled('div', { name: 'DocsScenes', slot: 'Caption' })(({ theme }) => ({
  paddingBlock: theme.spacing(1.25),
  paddingInline: theme.spacing(2),
  borderBlockStart: 'var(--line)',
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.label.fontSize,
  lineHeight: 1.5,
}));

/** Tells that a demo runs. */
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
