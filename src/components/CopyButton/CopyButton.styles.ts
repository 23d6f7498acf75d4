import { styled } from '@mui/material/styles';
import { BarButton } from '../BarButton/BarButton';

export const Button = styled(BarButton)({
  position: 'relative',
  '&::before': {
    content: '""',
    inlineSize: 16,
    blockSize: 16,
    background: 'currentColor',
    mask: 'var(--icon-copy)',
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', background: 'ButtonText' },
  },
  '& span': {
    position: 'absolute',
    insetBlockEnd: 'calc(100% + 4px)',
    insetInlineEnd: 0,
    zIndex: 1,
    paddingInline: 8,
    borderRadius: 4,
    background: 'var(--docs-palette-text-primary)',
    color: 'var(--docs-palette-background-default)',
    fontFamily: 'var(--sans)',
    fontSize: '0.75rem',
    lineHeight: '24px',
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
  },
  '&:not([data-copied]) span': { clipPath: 'inset(50%)', opacity: 0 },
  '&[data-copied="done"]': {
    color: 'var(--docs-palette-success-main)',
    '&::before': { mask: 'var(--icon-check)' },
  },
  // Nothing to press without script.
  '@media (scripting: none)': { display: 'none' },
});
