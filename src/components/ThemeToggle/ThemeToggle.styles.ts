import { styled } from '@mui/material/styles';
import { BarButton } from '../BarButton/BarButton';

export const ToggleButton = styled(BarButton)({
  anchorName: '--theme-toggle',
  // A choice that nobody could keep.
  '@media (scripting: none)': { display: 'none' },
});

/** Sun and moon in one: the scheme that is shown decides. */
export const Icon = styled('svg')({
  inlineSize: 20,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '[data-color-scheme="dark"] & :first-of-type, [data-color-scheme="light"] & :last-of-type': { display: 'none' },
});

export const Menu = styled('div')({
  position: 'fixed',
  inset: 'calc(var(--bar) - 5px) auto auto',
  insetInlineEnd: 12,
  minInlineSize: 168,
  margin: 0,
  padding: 4,
  border: 'var(--line)',
  borderRadius: 4,
  background: 'var(--docs-palette-background-paper)',
  color: 'var(--docs-palette-text-primary)',
  boxShadow: 'var(--docs-shadows-8)',
  opacity: 0,
  transition: 'opacity 120ms ease-out, display 120ms allow-discrete, overlay 120ms allow-discrete',
  '&:popover-open': { opacity: 1 },
  '@starting-style': { '&:popover-open': { opacity: 0 } },
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
