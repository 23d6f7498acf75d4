import { styled } from '@mui/material/styles';
import { partOverrides } from '../../theme/parts/partOverrides';

export const Shell = styled('div', { name: 'DocsPageShell', slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'var(--bar) 1fr',
  minBlockSize: '100dvh',
  [theme.breakpoints.up('lg')]: {
    '&:not([data-menu-closed])': {
      gridTemplateColumns: 'var(--side) minmax(0, 1fr)',
      '& [data-menu-button]': { display: 'none' },
    },
  },
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
  '&:not(:focus)': { opacity: 0, pointerEvents: 'none', translate: '0 -64px' },
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
  [theme.breakpoints.up('lg')]: { paddingInline: theme.spacing(3.5, 3) },
}));

export const Actions = styled('div', { name: 'DocsPageShell', slot: 'Actions' })(({ theme }) => ({
  // Room for both from the start: a page may arrive in two pieces, one button each.
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(var(--row), auto))',
  gap: theme.spacing(0.5),
  marginInlineStart: 'auto',
}));

export const Body = styled('div', { name: 'DocsPageShell', slot: 'Body' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 105ch)',
  gridTemplateRows: '1fr auto',
  justifyContent: 'center',
  alignItems: 'start',
  paddingInline: 'var(--gutter)',
  [theme.breakpoints.up('md')]: {
    '[data-toc-column] > &': {
      gridTemplateColumns: 'minmax(0, 105ch) var(--toc)',
      columnGap: 'var(--gutter)',
      paddingInlineEnd: 0,
    },
  },
}));

export const Main = styled('main', { name: 'DocsPageShell', slot: 'Main' })(({ theme }) => ({
  paddingBlock: theme.spacing(3, 6),
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(4.5, 8) },
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

export const Footer = styled('footer', { name: 'DocsPageShell', slot: 'Footer' })(({ theme }) => ({
  gridRow: 2,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: theme.spacing(0.5, 3),
  paddingBlock: theme.spacing(3),
  borderBlockStart: 'var(--line)',
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.label.fontSize,
  // The link to the start of the page hangs there.
  [theme.breakpoints.down('lg')]: { paddingInlineEnd: theme.spacing(5.5) },
  '& > [href]': { textDecoration: 'underline' },
}));
