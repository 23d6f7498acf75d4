import { styled } from '@mui/material/styles';

export const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

export const ButtonLink = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 'max(var(--row), 40px)',
  paddingBlock: 4,
  paddingInline: 18,
  border: 'var(--line)',
  borderRadius: 4,
  color: 'var(--docs-palette-text-primary)',
  fontSize: '0.9375rem',
  fontWeight: 500,
  lineHeight: 1.4,
  textDecoration: 'none',
  transition: 'border-color 120ms ease-out, filter 120ms ease-out',
  '&:hover': { borderColor: 'currentColor' },
  '&:active': { background: 'var(--docs-palette-action-hover)' },
  '&[data-main]': {
    borderColor: 'transparent',
    background: 'var(--docs-palette-primary-main)',
    color: 'var(--docs-palette-primary-contrastText)',
    '&:hover, &:active': { filter: 'brightness(1.08)' },
  },
  '@media (forced-colors: active)': { borderColor: 'LinkText' },
});
