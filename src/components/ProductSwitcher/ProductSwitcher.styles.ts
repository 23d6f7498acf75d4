import { styled } from '@mui/material/styles';
import { chevron } from '../../theme/parts/chevron';

export const Switcher = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minInlineSize: 0,
  '& > small': {
    color: 'var(--docs-palette-text-secondary)',
    fontSize: '0.8125rem',
    fontVariantNumeric: 'tabular-nums',
  },
  '& > button': { marginInlineStart: -4 },
});

export const ProductName = styled('a')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: 'var(--row)',
  borderRadius: 4,
  fontSize: '0.9375rem',
  fontWeight: 600,
  letterSpacing: '-0.01em',
  whiteSpace: 'nowrap',
});

export const Mark = styled('svg')({
  inlineSize: 22,
  flex: 'none',
  fill: 'var(--docs-palette-primary-main)',
});

export const Chevron = styled('span')({
  ...chevron('ButtonText'),
  background: 'currentColor',
  scale: 'none',
  rotate: '90deg',
});

export const Panel = styled('div')(({ theme }) => ({
  insetBlock: 'calc(var(--bar) - 5px) auto',
  insetInline: '12px auto',
  inlineSize: 'min(600px, calc(100vw - 24px))',
  '& p': { margin: '0 0 8px', paddingInline: 12, fontSize: '0.8125rem', fontWeight: 500 },
  '& small': {
    marginInlineStart: 4,
    paddingInline: 6,
    borderRadius: 9,
    background: 'color-mix(in srgb, var(--docs-palette-primary-main) var(--tint), transparent)',
    color: 'var(--docs-palette-primary-main)',
    fontSize: '0.6875rem',
    lineHeight: '18px',
    display: 'inline-block',
  },
  '& ul': { display: 'grid', gap: 4 },
  [theme.breakpoints.up('sm')]: { '& ul': { gridTemplateColumns: '1fr 1fr' } },
  '& a': {
    display: 'block',
    blockSize: '100%',
    padding: '10px 12px',
    borderRadius: 4,
    color: 'var(--docs-palette-text-secondary)',
    fontSize: '0.8125rem',
    '&:hover': { background: 'var(--docs-palette-action-hover)' },
    '&[aria-current]': {
      background: 'var(--docs-palette-action-selected)',
      '@media (forced-colors: active)': { outline: '1px solid' },
    },
  },
  '& strong': {
    display: 'block',
    color: 'var(--docs-palette-text-primary)',
    fontSize: '0.875rem',
    fontWeight: 600,
  },
}));
