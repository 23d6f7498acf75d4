import { styled } from '@mui/material/styles';
import { BarButton } from '../BarButton/BarButton';
import { popoverPanel } from '../../theme/parts/popoverPanel';
import { strokeIcon } from '../../theme/parts/strokeIcon';

export const ToggleButton = styled(BarButton)({
  anchorName: '--theme-toggle',
  // A choice that nobody could keep.
  '@media (scripting: none)': { display: 'none' },
});

/** Sun and moon in one: the scheme that is shown decides. */
export const Icon = styled('svg')({
  ...strokeIcon(20, 1.5),
  '[data-color-scheme="dark"] & :first-of-type, [data-color-scheme="light"] & :last-of-type': {
    display: 'none',
  },
});

export const Menu = styled('div')({
  ...popoverPanel,
  inset: 'calc(var(--bar) - 5px) auto auto',
  insetInlineEnd: 12,
  minInlineSize: 168,
  padding: 4,
  '@supports (anchor-name: --a)': {
    inset: 'auto',
    marginBlockStart: 4,
    positionAnchor: '--theme-toggle',
    positionArea: 'block-end span-inline-start',
    positionTryFallbacks: 'flip-inline',
  },
  '& button': {
    display: 'flex',
    alignItems: 'center',
    inlineSize: '100%',
    minBlockSize: 'var(--row)',
    paddingInline: '8px 12px',
    border: 0,
    borderRadius: 3,
    background: 'none',
    color: 'inherit',
    lineHeight: 1.4,
    whiteSpace: 'nowrap',
    textAlign: 'start',
    cursor: 'pointer',
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
