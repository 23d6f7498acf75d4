import { styled } from '@mui/material/styles';

export const TopLink = styled('a', { name: 'DocsBackToTop', slot: 'Root' })(({ theme }) => ({
  position: 'fixed',
  insetBlockEnd: 16,
  insetInlineEnd: 16,
  zIndex: 5,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'max(var(--row), 36px)',
  blockSize: 'max(var(--row), 36px)',
  border: 'var(--line)',
  borderRadius: '50%',
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.secondary,
  '&[hidden]': { display: 'none' },
  // There it lies over the text that is read.
  [theme.breakpoints.down('md')]: { '&[data-down]': { display: 'none' } },
  '&&::after': { insetBlock: 'auto calc(100% + 4px)' },
  '&:hover': { borderColor: 'currentColor', color: theme.vars.palette.text.primary },
}));
