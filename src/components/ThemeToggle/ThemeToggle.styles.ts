import { styled } from '@mui/material/styles';

/** Opens below its button, its implicit anchor. */
export const Menu = styled('div')({
  inset: 'auto',
  positionArea: 'block-end span-inline-start',
  margin: '4px 0 0',
  minInlineSize: 168,
  padding: 4,
});

export const Choice = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 'var(--row)',
  paddingInline: '8px 12px',
  borderRadius: 3,
  '&:hover': { background: 'var(--docs-palette-action-hover)' },
  '&:has(:focus-visible)': {
    outline: '2px solid var(--ring)',
    outlineOffset: -2,
  },
  '&::before': { content: '""', inlineSize: 16, blockSize: 16 },
  '&:has(:checked)::before': {
    background: 'var(--docs-palette-primary-main)',
    mask: 'var(--icon-check)',
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', background: 'ButtonText' },
  },
});
