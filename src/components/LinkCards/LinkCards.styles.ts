import { styled } from '@mui/material/styles';
import { chevron } from '../../theme/parts/chevron';

export const Cards = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  gap: 16,
});

export const Card = styled('a')({
  display: 'block',
  padding: '16px 20px 18px',
  border: 'var(--line)',
  borderRadius: 4,
  color: 'var(--docs-palette-text-secondary)',
  fontSize: '0.9375rem',
  lineHeight: 1.55,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  transition: 'border-color 120ms ease-out',
  '&:hover': { borderColor: 'var(--docs-palette-primary-main)' },
  '&:active': { background: 'var(--docs-palette-action-hover)' },
  '& strong': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    marginBlockEnd: 2,
    color: 'var(--docs-palette-text-primary)',
    fontSize: '1rem',
    '&::after': {
      ...chevron('LinkText'),
      content: '""',
      flex: 'none',
    },
  },
  '&:hover strong::after': { background: 'var(--docs-palette-primary-main)' },
});
