import { styled } from '@mui/material/styles';
import { partOverrides } from '../../theme/parts/partOverrides';
import { BarButton } from '../BarButton/BarButton';

const linkIcon =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23000' stroke-width='1.3' stroke-linecap='round'%3E%3Cpath d='M6.7 9.3a2.6 2.6 0 0 0 3.7 0l2.3-2.3A2.6 2.6 0 0 0 9 3.3l-.9.9M9.3 6.7a2.6 2.6 0 0 0-3.7 0L3.3 9A2.6 2.6 0 0 0 7 12.7l.9-.9'/%3E%3C/svg%3E\")";

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
  '&[data-copy="link"]:not([data-copied="done"])::before': { mask: linkIcon },
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
