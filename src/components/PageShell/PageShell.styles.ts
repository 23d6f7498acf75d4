import { styled } from '@mui/material/styles';

export const Shell = styled('div')(({ theme }) => ({
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

export const SkipLink = styled('a')({
  position: 'fixed',
  insetBlockStart: 8,
  insetInlineStart: 8,
  zIndex: 20,
  padding: '8px 16px',
  borderRadius: 4,
  background: 'var(--docs-palette-primary-main)',
  color: 'var(--docs-palette-primary-contrastText)',
  fontWeight: 500,
  '&:not(:focus)': { opacity: 0, pointerEvents: 'none', translate: '0 -64px' },
});

export const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 10,
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  paddingInline: 12,
  borderBlockEnd: 'var(--line)',
  background: 'var(--docs-palette-background-default)',
  [theme.breakpoints.up('lg')]: { paddingInline: '28px 24px' },
}));

export const Actions = styled('div')({
  // Room for both from the start: a page may arrive in two pieces, one button each.
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(var(--row), auto))',
  gap: 4,
  marginInlineStart: 'auto',
});

export const Body = styled('div')(({ theme }) => ({
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

export const Main = styled('main')(({ theme }) => ({
  paddingBlock: '24px 48px',
  [theme.breakpoints.up('md')]: { paddingBlock: '36px 64px' },
  '& > nav, & > details': { marginBlockEnd: 16 },
  '& > details': { marginBlockEnd: 24 },
}));

export const Foot = styled('div')({
  display: 'grid',
  gap: 24,
  marginBlockStart: 64,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '4px 24px',
    color: 'var(--docs-palette-text-secondary)',
    fontSize: '0.8125rem',
  },
  '& > div > a': {
    textDecorationLine: 'underline',
    textDecorationColor: 'var(--docs-palette-divider)',
    borderRadius: 2,
    '&:hover': { color: 'var(--docs-palette-text-primary)', textDecorationColor: 'currentColor' },
  },
});

export const Footer = styled('footer')(({ theme }) => ({
  gridRow: 2,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 24px',
  paddingBlock: 24,
  borderBlockStart: 'var(--line)',
  color: 'var(--docs-palette-text-secondary)',
  fontSize: '0.8125rem',
  // The link to the start of the page hangs there.
  [theme.breakpoints.down('lg')]: { paddingInlineEnd: 44 },
  '& a': { textDecoration: 'underline' },
}));
