import { styled } from '@mui/material/styles';

export const Part = styled('section')(({ theme }) => ({
  paddingBlockEnd: 16,
  '&:has(> h2:only-child)': { paddingBlockEnd: 0 },
  '& > h1': { ...theme.typography.h1, margin: '0 0 12px' },
  '& > h2': { ...theme.typography.h2, margin: '24px 0 12px' },
  '& > p': { ...theme.typography.body1, maxInlineSize: '44em', margin: 0, textWrap: 'pretty' },
}));

export const Inline = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': { color: theme.vars.palette.primary.main },
}));
