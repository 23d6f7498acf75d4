import { styled } from '@mui/material/styles';

export const Menu = styled('div')({
  inset: 'calc(var(--bar) - 5px) auto auto',
  insetInlineEnd: 12,
  minInlineSize: 168,
  padding: 4,
  '@supports (anchor-name: --a)': {
    inset: 'auto',
    marginBlockStart: 4,
    positionAnchor: '--bar-button',
    positionArea: 'block-end span-inline-start',
    positionTryFallbacks: 'flip-inline',
  },
  '& button': {
    display: 'flex',
    alignItems: 'center',
    inlineSize: '100%',
    minBlockSize: 'var(--row)',
    paddingInline: '8px 12px',
    borderRadius: 3,
    lineHeight: 1.4,
    whiteSpace: 'nowrap',
    textAlign: 'start',
    '&:hover': { background: 'var(--docs-palette-action-hover)' },
    '&:focus-visible': { outlineOffset: -2 },
    '&::before': { content: '""', inlineSize: 16, blockSize: 16, marginInlineEnd: 8 },
    '&[aria-checked="true"]::before': {
      background: 'var(--docs-palette-primary-main)',
      mask: 'var(--icon-check)',
      '@media (forced-colors: active)': { forcedColorAdjust: 'none', background: 'ButtonText' },
    },
  },
});
