import { styled } from '@mui/material/styles';
import { leadingDisclosureMark, partOverrides, popoverItem, popoverMenu } from '../../theme/mixins';
import { chosenVersionsOnly } from '../CodeVariantSwitcher/CodeVariantSwitcher';

/** The width that a dashboard needs for a sidebar, cards and a chart: a narrower frame cuts them. */
const demoWidth = 720;

/** From this width on the lines that matter stand beside the demo. */
const beside = demoWidth + 520;

export const Figure = styled('figure', {
  name: 'DocsDemoFrame',
  slot: 'Root',
  overridesResolver: partOverrides({ anchor: '> [id]' }),
})(({ theme }) => ({
  ...chosenVersionsOnly,
  // Its secondary links.
  '& > [id]': { position: 'absolute', insetBlockStart: 0 },
  position: 'relative',
  container: 'demo / inline-size',
  // As wide as the text around it, until there is room for its code beside it.
  [theme.breakpoints.up(1880)]: {
    '.prose > &': { maxInlineSize: 'none' },
  },
  border: 'var(--line)',
  borderRadius: theme.shape.borderRadius,
  // From edge to edge on phones: the header of a dashboard needs 300 px.
  [theme.breakpoints.down('sm')]: {
    '.prose > &': {
      marginInline: 'calc(-1 * var(--gutter))',
      borderInline: 0,
      borderRadius: 0,
    },
  },
}));

/** The demo, its tools and its code, one below the other or, in a wide article, the short code beside the demo. */
export const Parts = styled('div', { name: 'DocsDemoFrame', slot: 'Parts' })(({ theme }) => ({
  [theme.containerQueries('demo').up(beside)]: {
    '&:has([data-preview])': {
      display: 'grid',
      gridTemplate: `"code demo" auto "tools tools" auto / minmax(0, 45fr) minmax(${demoWidth}px, 55fr)`,
    },
  },
}));

export const Running = styled('div', { name: 'DocsDemoFrame', slot: 'Running' })({
  gridArea: 'demo',
  containerType: 'inline-size',
  // The viewport, of every height.
  '& > :first-child': { position: 'relative', borderRadius: '3px 3px 0 0', overflow: 'hidden' },
});

/** Holds the frame. */
export const Viewport = styled('div', {
  name: 'DocsDemoFrame',
  slot: 'Viewport',
  shouldForwardProp: (name) => name !== 'height' && name !== 'phoneHeight',
})<{
  /** In pixels. */
  height: number;
  phoneHeight: number | undefined;
}>(({ theme, height, phoneHeight }) => ({
  blockSize: height,
  ...(phoneHeight !== undefined && {
    [theme.breakpoints.down('sm')]: { blockSize: phoneHeight },
  }),
}));

export const Frame = styled('iframe', { name: 'DocsDemoFrame', slot: 'Frame' })({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
});

/** The fold and, over the end of its summary, what can be done with the demo. */
export const CodePart = styled('div', { name: 'DocsDemoFrame', slot: 'CodePart' })(({ theme }) => ({
  '--head': 'calc(var(--row) + 8px)',
  gridArea: 'tools',
  position: 'relative',
  borderBlockStart: 'var(--line)',
  '& [data-tabs]': {
    borderBlockStart: 'var(--line)',
    '& > [for]': {
      marginInlineStart: theme.spacing(1),
      paddingInline: theme.spacing(1),
      fontFamily: 'var(--mono)',
      fontSize: theme.typography.label.fontSize,
    },
    '& > :focus-visible + [for]': { outlineOffset: -2 },
    '& > .flow': { paddingBlockStart: 0, border: 0 },
  },
}));

export const Fold = styled('details', { name: 'DocsDemoFrame', slot: 'Fold' })({
  '&::details-content': {
    transition: 'opacity 150ms ease-out',
    '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  },
  '@starting-style': { '&[open]::details-content': { opacity: 0 } },
});

export const Summary = styled('summary', { name: 'DocsDemoFrame', slot: 'Summary' })(
  ({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    minBlockSize: 'var(--head)',
    // Room for the tools.
    paddingInline: '12px 276px',
    borderRadius: 3,
    fontSize: theme.typography.label.fontSize,
    fontWeight: 500,
    lineHeight: 1.4,
    ...leadingDisclosureMark(theme),
    '&:hover': { color: theme.vars.palette.primary.main },
    // On paper the tabs of several files name them.
    '@media print': { '&:has(+ [role])': { display: 'none' } },
    [theme.containerQueries('demo').down('sm')]: { paddingInlineEnd: theme.spacing(1.5) },
    '*:has([value="CSS"]) > * > &': {
      [theme.containerQueries('demo').up('sm')]: { paddingInlineEnd: 476 },
    },
  }),
);

/** One for each state of the fold. */
export const SummaryLabel = styled('span', { name: 'DocsDemoFrame', slot: 'SummaryLabel' })({
  flex: 'none',
  '*:not([open]) > * > & + &, [open] > * > &:first-of-type': { display: 'none' },
  '@media print': { display: 'none' },
});

/** In the summary, and on a tab. */
export const FileName = styled('code', { name: 'DocsDemoFrame', slot: 'FileName' })(
  ({ theme }) => ({
    padding: 0,
    border: 0,
    background: 'none',
    color: theme.vars.palette.text.secondary,
    fontSize: 'inherit',
    fontWeight: 400,
    overflowWrap: 'anywhere',
    whiteSpace: 'normal',
    '[for] > &': { color: 'inherit', fontWeight: 'inherit' },
  }),
);

export const Code = styled('pre', { name: 'DocsDemoFrame', slot: 'Code' })({
  '@media not print': { maxBlockSize: '32rem' },
  borderBlockStart: 'var(--line)',
  borderRadius: '0 0 3px 3px',
  '&:focus-visible': { outlineOffset: 0 },
  '.flow > &': { marginBlockStart: 0 },
  // Regions of one file, with something between them.
  '& > * + *': {
    minInlineSize: 'calc(100% + 2rem)',
    marginBlockStart: '0.875rem',
    marginInline: '-1rem',
    padding: '0.875rem 1rem 0',
    borderBlockStart: 'var(--line)',
  },
});

/** Leads to the whole code, until it is here. */
export const CodeLink = styled('a', { name: 'DocsDemoFrame', slot: 'CodeLink' })(({ theme }) => ({
  display: 'block',
  padding: theme.spacing(1.5, 2),
  fontSize: theme.typography.label.fontSize,
  '@media print': { display: 'none' },
}));

/** The lines that matter: below the tools as long as the whole file is not there, or beside the demo. */
export const Preview = styled('div', { name: 'DocsDemoFrame', slot: 'Preview' })(({ theme }) => ({
  [theme.containerQueries('demo').down(beside)]: {
    '*:has(> [open] > :not([data-demo-code], :first-child)) + &': { display: 'none' },
  },
  [theme.containerQueries('demo').up(beside)]: {
    gridArea: 'code',
    borderInlineEnd: 'var(--line)',
    // As high as the demo.
    display: 'grid',
    blockSize: 0,
    minBlockSize: '100%',
    '& > *': { maxBlockSize: 'none', border: 0, borderRadius: '3px 0 0' },
  },
}));

export const Tools = styled('div', { name: 'DocsDemoFrame', slot: 'Tools' })(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 6,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(0.5),
  minBlockSize: 'var(--head)',
  '& [role=group]': { marginInlineEnd: theme.spacing(0.5) },
  // The editor is open.
  '& [data-island][aria-expanded]': {
    background: theme.vars.palette.action.selected,
    color: theme.vars.palette.primary.main,
    '@media (forced-colors: active)': {
      '&:not(:focus-visible)': { outline: '1px solid', outlineOffset: -1 },
    },
  },
  // A page can arrive in chunks that would each shift the end of the row: hidden until the last tool has arrived.
  '&:not(:has(> [popovertarget]))': { visibility: 'hidden' },
  // A page has many toolbars of dozens of elements each. Over the summary their size does not affect the layout, so
  // those out of view skip painting. Their tooltips overflow the box.
  [theme.containerQueries('demo').up('sm')]: {
    '@supports (overflow-clip-margin: 1px)': {
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 260px auto var(--head)',
      overflowClipMargin: 160,
    },
  },
  // In the row of the summary where there is room for both, below it where there is not.
  [theme.containerQueries('demo').down('sm')]: {
    position: 'relative',
    insetInlineEnd: 0,
    paddingInline: theme.spacing(1.5, 1),
    '& [role=group]': { marginInlineEnd: 'auto' },
    borderBlockStart: 'var(--line)',
    // Tooltips open above the row: those near its start would otherwise overflow the page.
    '& [data-copy]': { position: 'static' },
    '& [data-copy] > *': { insetInline: '8px auto' },
  },
  // With three stylings the buttons do not fit beside the switch and move below it.
  [theme.containerQueries('demo').down(520)]: {
    '& > :not([role=group])': { order: 1 },
    '&:has([value="CSS"])': {
      paddingBlockStart: theme.spacing(0.75),
      '&::before': { content: '""', order: 1, flexBasis: '100%' },
    },
  },
}));

/** What is needed less often. Opens at its button, its implicit anchor. */
export const More = styled('div', { name: 'DocsDemoFrame', slot: 'More' })(({ theme }) =>
  popoverMenu(theme),
);

export const MoreItem = styled('button', { name: 'DocsDemoFrame', slot: 'MoreItem' })(
  ({ theme }) => ({
    ...popoverItem(theme),
    gap: theme.spacing(1.25),
    inlineSize: '100%',
    textAlign: 'start',
    '&[data-copied="done"]': { color: theme.vars.palette.success.main },
  }),
);

/** The same rules, on a link. */
export const MoreLink = MoreItem.withComponent('a');

/** What the running demo cannot show here. */
export const Note = styled('p', {
  name: 'DocsDemoFrame',
  slot: 'Note',
  overridesResolver: partOverrides({ noteIcon: '> [aria-hidden]' }),
})(({ theme }) => ({
  '.prose &': {
    display: 'flex',
    alignItems: 'start',
    gap: theme.spacing(1),
    margin: 0,
    maxInlineSize: 'none',
  },
  padding: theme.spacing(1, 1.5),
  borderBlockStart: 'var(--line)',
  fontSize: theme.typography.label.fontSize,
  lineHeight: 1.5,
  '& > [aria-hidden]': {
    flex: 'none',
    marginBlockStart: theme.spacing(0.25),
    color: theme.vars.palette.info.main,
  },
}));
