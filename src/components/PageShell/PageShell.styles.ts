import { styled, type Theme } from '@mui/material/styles';
import { squaredPaper, partOverrides } from '../../theme/mixins';

export const Shell = styled('div', { name: 'DocsPageShell', slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'var(--bar) 1fr',
  minBlockSize: '100dvh',
  [theme.breakpoints.up('lg')]: {
    '&:not([data-menu-closed])': {
      gridTemplateColumns: 'var(--menu-width) minmax(0, 1fr)',
      '& [data-menu-button]': { display: 'none' },
    },
  },
  // Without the menu the article would take its column.
  '@media print': { display: 'block' },
}));

export const SkipLink = styled('a', { name: 'DocsPageShell', slot: 'SkipLink' })(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: 8,
  insetInlineStart: 8,
  zIndex: 20,
  padding: theme.spacing(1, 2),
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  fontWeight: 500,
  '&:not(:focus)': { opacity: 0, translate: '0 -64px' },
}));

export const Bar = styled('header', { name: 'DocsPageShell', slot: 'Bar' })(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 10,
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  paddingInline: theme.spacing(1.5),
  borderBlockEnd: 'var(--line)',
  background: theme.vars.palette.background.default,
  // Its tooltip opens to the inside.
  '& > [data-menu-button]::after': { insetInline: '0 auto' },
  '& > [data-product-tabs]': {
    alignSelf: 'stretch',
    marginInlineStart: theme.spacing(1),
    [theme.breakpoints.down('sm')]: { display: 'none' },
  },
  [theme.breakpoints.up('lg')]: { paddingInline: theme.spacing(3, 2.5) },
}));

/** The way home. */
export const Brand = styled('a', { name: 'DocsPageShell', slot: 'Brand' })(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minBlockSize: 'var(--row)',
  borderRadius: theme.shape.borderRadius,
  fontSize: theme.typography.compact.fontSize,
  fontWeight: 600,
  letterSpacing: '-0.01em',
}));

export const Version = styled('small', { name: 'DocsPageShell', slot: 'Version' })(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.label.fontSize,
  fontVariantNumeric: 'tabular-nums',
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

/** The search field, which takes what room there is, and a place for each icon: a page may arrive in two pieces. */
const status = (theme: Theme) =>
  ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(0.75),
    minBlockSize: 'var(--row)',
    color: theme.vars.palette.text.secondary,
    fontSize: theme.typography.label.fontSize,
    '&[href]:hover': { color: theme.vars.palette.text.primary, textDecorationLine: 'underline' },
    '&::before': {
      content: '""',
      inlineSize: 8,
      blockSize: 8,
      borderRadius: '50%',
      background: theme.vars.palette.warning.main,
      forcedColorAdjust: 'none',
    },
  }) as const;

/** Whether the product is maintained, beside its version. */
export const BarStatus = styled('a', { name: 'DocsPageShell', slot: 'BarStatus' })(({ theme }) => ({
  ...status(theme),
  [theme.breakpoints.down('lg')]: { display: 'none' },
}));

/** The same above the title, where the bar has no room for it. */
export const LineStatus = styled('a', { name: 'DocsPageShell', slot: 'LineStatus' })(
  ({ theme }) => ({
    ...status(theme),
    [theme.breakpoints.up('lg')]: { '@media screen': { display: 'none' } },
  }),
);

export const Actions = styled('div', { name: 'DocsPageShell', slot: 'Actions' })(({ theme }) => ({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 280px) repeat(3, var(--row))',
  justifyContent: 'end',
  gap: theme.spacing(0.5),
  '& > [data-search]': { marginInlineEnd: theme.spacing(1) },
  [theme.breakpoints.up('sm')]: {
    '&[data-icons="2"]': { gridTemplateColumns: 'minmax(0, 280px) repeat(2, var(--row))' },
  },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'repeat(2, var(--row))',
    '& > :is([href], [data-island]):not([data-search])': { display: 'none' },
    // Its name.
    '& > [data-search] > * + *': { position: 'absolute', clipPath: 'inset(50%)' },
    '& > [data-search]': {
      justifyContent: 'center',
      margin: 0,
      paddingInline: 0,
      borderColor: 'transparent',
      background: 'none',
    },
  },
}));

/** In the menu of a phone: what the bar has no room for. */
export const MenuActions = styled('div', { name: 'DocsPageShell', slot: 'MenuActions' })(
  ({ theme }) => ({
    display: 'grid',
    '& > :is([href], [data-island])': {
      display: 'flex',
      alignItems: 'center',
      gap: theme.spacing(1.5),
      paddingInline: theme.spacing(1.5),
    },
  }),
);

export const Body = styled('div', { name: 'DocsPageShell', slot: 'Body' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, var(--article))',
  gridTemplateRows: '1fr auto',
  justifyContent: 'center',
  paddingInline: 'var(--gutter)',
  // The footer ends the page, below both columns, between the edges of the article.
  '& > :last-child': { gridRow: 2 },
  '[data-home] > &': { gridTemplateColumns: 'minmax(0, 78rem)' },
  // Without menu and contents, the text is in the middle of the window.
  '[data-large-title]:not([data-home]) > &': { gridTemplateColumns: 'minmax(0, var(--measure))' },
  [theme.breakpoints.up('md')]: {
    '[data-toc-column] > &': {
      // As wide as demos make it, so that title and contents stay where they are from page to page.
      gridTemplateColumns: 'minmax(0, var(--demo-article)) var(--toc)',
      columnGap: 'var(--gutter)',
      paddingInlineEnd: 0,
    },
  },
  '@media print': { display: 'block' },
}));

export const Main = styled('main', { name: 'DocsPageShell', slot: 'Main' })(({ theme }) => ({
  paddingBlock: theme.spacing(3, 6),
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(4.5, 8) },
  // Its ad stands in the column beside it.
  [theme.breakpoints.up('lg')]: { '&:has([data-beside-contents])': { position: 'relative' } },
}));

/** Behind the title of a page that has no picture of its own. */
export const Paper = styled('div', { name: 'DocsPageShell', slot: 'Paper' })(({ theme }) => ({
  position: 'relative',
  zIndex: -1,
  '&::before': { ...squaredPaper(theme), blockSize: 320 },
}));

export const Foot = styled('div', {
  name: 'DocsPageShell',
  slot: 'Foot',
  overridesResolver: partOverrides({ meta: '> :not([aria-label])' }),
})(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  marginBlockStart: theme.spacing(8),
  '& > :not([aria-label])': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: theme.spacing(0.5, 3),
    color: theme.vars.palette.text.secondary,
    fontSize: theme.typography.label.fontSize,
  },
  '& > :not([aria-label]) > [href]': {
    textDecorationLine: 'underline',
    textDecorationColor: theme.vars.palette.divider,
    borderRadius: 2,
    '&:hover': { color: theme.vars.palette.text.primary, textDecorationColor: 'currentColor' },
  },
}));
