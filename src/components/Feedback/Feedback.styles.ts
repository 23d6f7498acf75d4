import { styled } from '@mui/material/styles';

export const Root = styled('section')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  fontSize: '0.8125rem',
  color: 'var(--docs-palette-text-secondary)',
  '& p': { margin: 0 },
  '& a': {
    borderRadius: 2,
    color: 'var(--docs-palette-primary-main)',
    textDecoration: 'underline',
  },
});

export const Votes = styled('div')({ display: 'flex', gap: 8 });

export const Vote = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: 'var(--row)',
  paddingInline: '8px 12px',
  border: 'var(--line)',
  borderRadius: 4,
  '&:hover': {
    background: 'var(--docs-palette-action-hover)',
    color: 'var(--docs-palette-text-primary)',
  },
  '&[aria-pressed="true"]': {
    background: 'var(--docs-palette-action-selected)',
    color: 'var(--docs-palette-primary-main)',
  },
  '&[data-vote="0"] svg': { rotate: '180deg' },
});
