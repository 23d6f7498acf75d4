import { styled } from '@mui/material/styles';

export const TabRow = styled('nav', { name: 'DocsProductTabs', slot: 'Root' })({
  display: 'flex',
});

export const Tab = styled('a', { name: 'DocsProductTabs', slot: 'Tab' })(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 'max(var(--row), 36px)',
  paddingInline: theme.spacing(1.5),
  color: theme.vars.palette.text.secondary,
  fontWeight: 500,
  '&:hover': { color: theme.vars.palette.text.primary },
  // The line of the current tab is 2 px, and so is the gap to it.
  '&:focus-visible': { outlineOffset: -6 },
  '&[aria-current]': {
    boxShadow: 'inset 0 -2px var(--accent)',
    color: theme.vars.palette.text.primary,
    '@media (forced-colors: active)': { borderBlockEnd: '2px solid Highlight' },
  },
}));
