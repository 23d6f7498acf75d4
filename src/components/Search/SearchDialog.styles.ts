import Dialog, { dialogClasses } from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { Icon } from '../Icon/Icon';
import { alpha, styled } from '@mui/material/styles';
import { searchBox, searchClose, searchHead, searchInput } from '../../theme/mixins';
import ToggleButton, { toggleButtonClasses } from '@mui/material/ToggleButton';

export const Root = styled(Dialog, { name: 'DocsSearch', slot: 'Root' })(({ theme }) => ({
  [`& .${dialogClasses.container}`]: { alignItems: 'flex-start' },
  [`& .${dialogClasses.paper}`]: {
    maxBlockSize: 'min(40rem, calc(100dvh - 20vh))',
    margin: 0,
    backgroundImage: 'none',
    ...searchBox(theme),
  },
}));

export const Head = styled('div', { name: 'DocsSearch', slot: 'Head' })(({ theme }) =>
  searchHead(theme),
);

export const Input = styled('input', { name: 'DocsSearch', slot: 'Input' })(({ theme }) => ({
  ...searchInput(theme),
  '&:placeholder-shown + [data-clear]': { display: 'none' },
}));

export const Close = styled(IconButton, { name: 'DocsSearch', slot: 'Close' })(searchClose);

export const Kinds = styled('div', { name: 'DocsSearch', slot: 'Kinds' })(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5),
  paddingInline: theme.spacing(2.5),
  paddingBlock: theme.spacing(0.5, 1.5),
  [theme.breakpoints.down('sm')]: {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    paddingInline: theme.spacing(2),
  },
}));

export const Kind = styled(ToggleButton, { name: 'DocsSearch', slot: 'Kind' })(({ theme }) => ({
  [`&.${toggleButtonClasses.root}`]: {
    flex: 'none',
    gap: theme.spacing(0.5),
    minBlockSize: 30,
    paddingBlock: 0,
    paddingInline: theme.spacing(1),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 15,
    color: theme.vars.palette.text.secondary,
    fontSize: theme.typography.label.fontSize,
    lineHeight: 1.3,
    '&:hover': { background: theme.vars.palette.action.hover },
    '@media (pointer: coarse)': { minBlockSize: 44, borderRadius: 22 },
  },
  [`&.${toggleButtonClasses.root}.${toggleButtonClasses.selected}`]: {
    borderColor: theme.vars.palette.primary.main,
    background: 'transparent',
    color: theme.vars.palette.primary.main,
    '@media (forced-colors: active)': { textDecoration: 'underline' },
  },
}));

export const Count = styled('span', { name: 'DocsSearch', slot: 'Count' })(({ theme }) => ({
  fontSize: theme.typography.badge.fontSize,
  fontVariantNumeric: 'tabular-nums',
}));

/** Shown only while something loads for longer than a glance. */
export const Progress = styled('div', { name: 'DocsSearch', slot: 'Progress' })(({ theme }) => ({
  position: 'relative',
  flex: 'none',
  blockSize: 1,
  background: theme.vars.palette.divider,
  '& > *': {
    position: 'absolute',
    insetBlockStart: -1,
    insetInline: 0,
    animation: 'docs-search-appear 1ms 300ms backwards',
  },
  '@keyframes docs-search-appear': { from: { visibility: 'hidden' } },
}));

export const Body = styled('div', { name: 'DocsSearch', slot: 'Body' })(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  minBlockSize: 0,
  overflowY: 'auto',
  padding: theme.spacing(1.5),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(1) },
}));

/** Scrolls itself: the field's arrow keys reach what is in it, as assistive technology expects of a listbox. */
export const List = styled('div', { name: 'DocsSearch', slot: 'List' })(({ theme }) => ({
  minBlockSize: 0,
  marginBlockEnd: theme.spacing(-1.5),
  paddingBlockEnd: theme.spacing(1.5),
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: theme.spacing(1.5),
  [theme.breakpoints.down('sm')]: { marginBlockEnd: theme.spacing(-1) },
}));

export const Group = styled('div', { name: 'DocsSearch', slot: 'Group' })(({ theme }) => ({
  '& + &': { marginBlockStart: theme.spacing(1) },
}));

export const GroupHead = styled('div', { name: 'DocsSearch', slot: 'GroupHead' })(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: 32,
  paddingInline: theme.spacing(1.5),
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.caption.fontSize,
  fontWeight: theme.typography.fontWeightMedium,
}));

/** A row of the list; the highlighted one is what Enter opens. */
export const Option = styled('a', { name: 'DocsSearch', slot: 'Option' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: theme.spacing(1.5),
  minBlockSize: 'var(--row)',
  padding: theme.spacing(1, 1.5),
  borderRadius: 8,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  cursor: 'pointer',
  // What Enter does, on the highlighted row only.
  '& > [data-enter]': {
    visibility: 'hidden',
    '@media (pointer: coarse)': { display: 'none' },
  },
  '&.Mui-focused, &.Mui-focusVisible': {
    background: alpha(theme.palette.primary.main, 0.08),
    ...theme.applyStyles('dark', { background: alpha(theme.palette.primary.main, 0.16) }),
    '& > [data-enter]': { visibility: 'visible' },
    '@media (forced-colors: active)': { outline: '2px solid', outlineOffset: -2 },
  },
  '&:active': { background: theme.vars.palette.action.selected },
  '@media (pointer: coarse)': { minBlockSize: 44 },
}));

/** Below its page: the line beside it shows what belongs together. */
export const Hit = styled(Option, { name: 'DocsSearch', slot: 'Hit' })(({ theme }) => ({
  position: 'relative',
  marginInlineStart: theme.spacing(2.5),
  paddingBlock: theme.spacing(0.75),
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: theme.spacing(-0.25),
    borderInlineStart: `1px solid ${theme.vars.palette.divider}`,
  },
}));

export const Lines = styled('span', { name: 'DocsSearch', slot: 'Lines' })({
  display: 'grid',
  minInlineSize: 0,
});

export const Title = styled('span', { name: 'DocsSearch', slot: 'Title' })(({ theme }) => ({
  fontSize: theme.typography.body2.fontSize,
  fontWeight: theme.typography.fontWeightMedium,
  overflowWrap: 'anywhere',
  '&[data-code]': {
    fontFamily: 'var(--mono)',
    fontSize: theme.typography.label.fontSize,
    fontWeight: 'inherit',
  },
  '&[data-page]': { fontSize: theme.typography.compact.fontSize, fontWeight: 600 },
}));

export const Excerpt = styled('span', { name: 'DocsSearch', slot: 'Excerpt' })(({ theme }) => ({
  // English, at the start of the line in any direction of the page.
  justifySelf: 'start',
  maxInlineSize: '100%',
  overflow: 'hidden',
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.label.fontSize,
  lineHeight: 1.45,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
}));

export const Match = styled('mark', { name: 'DocsSearch', slot: 'Match' })(({ theme }) => ({
  background: 'none',
  color: theme.vars.palette.primary.main,
  fontWeight: 600,
  // The system's color of marked text is made for its background.
  '@media (forced-colors: active)': { color: 'CanvasText', textDecoration: 'underline' },
}));

/** Where a page is: its product, in that product's color, and its place in the menu. */
export const Trail = styled('span', { name: 'DocsSearch', slot: 'Trail' })(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(0.75),
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.caption.fontSize,
  whiteSpace: 'nowrap',
  [theme.breakpoints.down('sm')]: { '& > [data-menu]': { display: 'none' } },
}));

export const Note = styled('div', { name: 'DocsSearch', slot: 'Note' })(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(5, 2),
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.body2.fontSize,
  textAlign: 'center',
  overflowWrap: 'anywhere',
}));

export const TextButton = styled('button', { name: 'DocsSearch', slot: 'TextButton' })(
  ({ theme }) => ({
    minBlockSize: 32,
    paddingInline: theme.spacing(1),
    border: 0,
    borderRadius: theme.vars.shape.borderRadius,
    background: 'none',
    color: theme.vars.palette.primary.main,
    font: 'inherit',
    cursor: 'pointer',
    '&:hover': { background: theme.vars.palette.action.hover },
    // In the line of the first group's heading.
    '&[data-aside]': {
      position: 'absolute',
      insetBlockStart: theme.spacing(1.5),
      insetInlineEnd: theme.spacing(2),
      fontSize: theme.typography.caption.fontSize,
    },
    '&[data-framed]': {
      minBlockSize: 'var(--row)',
      paddingInline: theme.spacing(2),
      border: `1px solid ${theme.vars.palette.divider}`,
    },
    '@media (pointer: coarse)': { minBlockSize: 44 },
  }),
);

export const Foot = styled('div', { name: 'DocsSearch', slot: 'Foot' })(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: theme.spacing(2),
  minBlockSize: 40,
  paddingInline: theme.spacing(2.5),
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.subtle,
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.caption.fontSize,
  '& > [role=status]': { marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' },
  // Without keys there is nothing to explain.
  '@media (pointer: coarse)': { '& > [data-keys]': { display: 'none' } },
  [theme.breakpoints.down('sm')]: {
    '& > [data-keys]': { display: 'none' },
    // The live region stays.
    '&:has(> [role=status]:empty)': { minBlockSize: 0, border: 0 },
  },
}));

export const Keys = styled('span', { name: 'DocsSearch', slot: 'Keys' })(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
}));

export const Key = styled('kbd', { name: 'DocsSearch', slot: 'Key' })(({ theme }) => ({
  minInlineSize: 20,
  paddingInline: theme.spacing(0.5),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.secondary,
  fontFamily: 'var(--sans)',
  fontSize: theme.typography.badge.fontSize,
  lineHeight: '18px',
  textAlign: 'center',
}));

/** The product of a page, in that product's color. */
export const Product = styled('b', { name: 'DocsSearch', slot: 'Product' })(({ theme }) => ({
  // The primary color is that of the page.
  color: theme.vars.palette.info.main,
  fontWeight: theme.typography.fontWeightMedium,
  '&[data-hue="secondary"]': { color: theme.vars.palette.secondary.main },
  '&[data-hue="neutral"]': { color: 'inherit' },
}));

export const NoteTitle = styled('strong', { name: 'DocsSearch', slot: 'NoteTitle' })(
  ({ theme }) => ({
    color: theme.vars.palette.text.primary,
    fontSize: theme.typography.h4.fontSize,
    fontWeight: 600,
  }),
);

/** The kind of a row. */
export const Sign = styled(Icon, { name: 'DocsSearch', slot: 'Sign' })(({ theme }) => ({
  flex: 'none',
  color: theme.vars.palette.text.secondary,
  '@media (forced-colors: active)': { color: 'inherit' },
}));
