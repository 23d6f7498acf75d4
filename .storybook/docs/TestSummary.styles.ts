import { styled } from '@mui/material/styles';

export const Summary = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 12,
  marginBlockEnd: 32,
  '& > *': { margin: 0 },
  '& > h2': theme.typography.h4,
  '& > p': { color: theme.vars.palette.text.secondary },
  '& > ul': { paddingInlineStart: 20 },
  '& > ul a': { color: theme.vars.palette.primary.main },
}));

export const Figures = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 32px',
  '&&': { padding: 0 },
  listStyle: 'none',
  '& a': { color: theme.vars.palette.text.primary, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  '& b': { ...theme.typography.h3, fontVariantNumeric: 'tabular-nums' },
  '& [data-status="failed"] b': { color: theme.vars.palette.error.main },
  '& [data-status="changed"] b': { color: theme.vars.palette.warning.main },
}));
