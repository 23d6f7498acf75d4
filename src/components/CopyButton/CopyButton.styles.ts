import { styled } from '@mui/material/styles';
import { partOverrides } from '../../theme/mixins';
import { BarButton } from '../BarButton/BarButton';

export const Button = styled(BarButton, {
  name: 'DocsCopyButton',
  slot: 'Root',
  overridesResolver: partOverrides({ tooltip: '> *' }),
})(({ theme }) => ({
  position: 'relative',
  '&::before': {
    content: '""',
    inlineSize: 16,
    blockSize: 16,
    background: 'currentColor',
    mask: 'var(--icon-copy)',
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', background: 'ButtonText' },
  },
  '&[data-copied="done"]': {
    color: theme.vars.palette.success.main,
    '&::before': { mask: 'var(--icon-check)' },
  },
  '& > *': {
    position: 'absolute',
    insetBlockEnd: 'calc(100% + 4px)',
    insetInlineEnd: 0,
    zIndex: 1,
    paddingInline: theme.spacing(1),
    borderRadius: theme.shape.borderRadius,
    background: theme.vars.palette.text.primary,
    color: theme.vars.palette.background.default,
    fontFamily: 'var(--sans)',
    fontSize: theme.typography.caption.fontSize,
    lineHeight: '24px',
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
  },
  '&:not([data-copied]) > *': { clipPath: 'inset(50%)', opacity: 0 },
}));
