import { styled } from '@mui/material/styles';

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
  textDecoration: 'none',
});

export const Mark = styled('svg')({ inlineSize: 22, flex: 'none', fill: 'var(--docs-palette-primary-main)' });

export const Chevron = styled('span')({
  inlineSize: 16,
  blockSize: 16,
  background: 'currentColor',
  mask: 'var(--icon-chevron)',
  rotate: '90deg',
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', background: 'ButtonText' },
});

export const Panel = styled('div')({
  position: 'fixed',
  insetBlock: 'calc(var(--bar) - 5px) auto',
  insetInline: '12px auto',
  inlineSize: 'min(600px, calc(100vw - 24px))',
  margin: 0,
  padding: 12,
  border: 'var(--line)',
  borderRadius: 4,
  background: 'var(--docs-palette-background-paper)',
  color: 'var(--docs-palette-text-primary)',
  boxShadow: 'var(--docs-shadows-8)',
  opacity: 0,
  transition: 'opacity 120ms ease-out, display 120ms allow-discrete, overlay 120ms allow-discrete',
  '&:popover-open': { opacity: 1 },
  '@starting-style': { '&:popover-open': { opacity: 0 } },
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
  '& ul': { display: 'grid', gap: 4, margin: 0, padding: 0, listStyle: 'none' },
  '@media (min-width: 600px)': { '& ul': { gridTemplateColumns: '1fr 1fr' } },
  '& a': {
    display: 'block',
    blockSize: '100%',
    padding: '10px 12px',
    borderRadius: 4,
    color: 'var(--docs-palette-text-secondary)',
    fontSize: '0.8125rem',
    textDecoration: 'none',
    '&:hover': { background: 'var(--docs-palette-action-hover)' },
    '&[aria-current]': { background: 'var(--docs-palette-action-selected)' },
  },
  '& strong': { display: 'block', color: 'var(--docs-palette-text-primary)', fontSize: '0.875rem', fontWeight: 600 },
});
