import { styled } from '@mui/material/styles';

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
  textDecoration: 'none',
  transition: 'border-color 120ms ease-out',
  '&:hover': { borderColor: 'var(--docs-palette-primary-main)' },
  '&:active': { background: 'var(--docs-palette-action-hover)' },
  '& strong': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    marginBlockEnd: 2,
    color: 'var(--docs-palette-text-primary)',
    fontSize: '1rem',
    '&::after': {
      content: '""',
      inlineSize: 16,
      blockSize: 16,
      background: 'var(--docs-palette-text-secondary)',
      mask: 'var(--icon-chevron)',
      scale: 'var(--forward) 1',
      '@media (forced-colors: active)': { forcedColorAdjust: 'none', background: 'LinkText' },
    },
  },
  '&:hover strong::after': { background: 'var(--docs-palette-primary-main)' },
});
