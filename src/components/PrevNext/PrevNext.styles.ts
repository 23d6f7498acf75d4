import { styled } from '@mui/material/styles';

export const Pair = styled('nav')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 16,
  '& a': {
    display: 'flex',
    flexDirection: 'column',
    gap: 2,
    padding: '12px 16px',
    border: 'var(--line)',
    borderRadius: 4,
    color: 'var(--docs-palette-primary-main)',
    fontSize: '0.9375rem',
    fontWeight: 500,
    textDecoration: 'none',
    '&:hover': { borderColor: 'currentColor' },
    '&:active': { background: 'var(--docs-palette-action-hover)' },
  },
  '& [rel="next"]': { gridColumn: 2, textAlign: 'end' },
  '& span': { color: 'var(--docs-palette-text-secondary)', fontSize: '0.8125rem', fontWeight: 400 },
});
