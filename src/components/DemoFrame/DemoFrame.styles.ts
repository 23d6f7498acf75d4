import { styled } from '@mui/material/styles';
import { BarButton } from '../BarButton/BarButton';

export const Figure = styled('figure')({
  border: 'var(--line)',
  borderRadius: 4,
  '& iframe': {
    display: 'block',
    inlineSize: '100%',
    border: 0,
    borderRadius: '3px 3px 0 0',
    background: 'var(--docs-palette-background-default)',
  },
});

/** The fold and, over the end of its summary, what can be done with the demo. */
export const CodePart = styled('div')({
  '--head': 'calc(var(--row) + 8px)',
  position: 'relative',
  borderBlockStart: 'var(--line)',
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minBlockSize: 'var(--head)',
    paddingInline: '12px 208px',
    borderRadius: 3,
    fontSize: '0.8125rem',
    fontWeight: 500,
    lineHeight: 1.4,
    listStyle: 'none',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: 'var(--docs-palette-primary-main)' },
    '&::before': {
      content: '""',
      flex: 'none',
      inlineSize: 16,
      blockSize: 16,
      background: 'currentColor',
      mask: 'var(--icon-chevron)',
      scale: 'var(--forward) 1',
      transition: 'rotate 140ms ease-out',
      '@media (forced-colors: active)': { forcedColorAdjust: 'none', background: 'CanvasText' },
    },
    '& code': {
      padding: 0,
      border: 0,
      background: 'none',
      color: 'var(--docs-palette-text-secondary)',
      fontSize: '0.8125rem',
      fontWeight: 400,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '@media (max-width: 599px)': { '& code': { display: 'none' } },
  },
  '& [open] > summary::before': { rotate: 'calc(90deg * var(--forward))' },
  '& pre': { maxBlockSize: '32rem', borderBlockStart: 'var(--line)', borderRadius: '0 0 3px 3px' },
  '& pre:focus-visible': { outlineOffset: 0 },
});

export const Actions = styled('div')({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 6,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  blockSize: 'var(--head)',
});

export const VariantSwitch = styled('div')({
  display: 'flex',
  marginInlineEnd: 4,
  '& button': {
    minInlineSize: 36,
    minBlockSize: 'calc(var(--row) - 4px)',
    padding: 0,
    border: 'var(--line)',
    background: 'none',
    color: 'var(--docs-palette-text-secondary)',
    fontSize: '0.75rem',
    fontWeight: 500,
    cursor: 'pointer',
    '&:hover': { color: 'var(--docs-palette-text-primary)' },
    '&:focus-visible': { position: 'relative', zIndex: 1 },
    '&:first-of-type': { borderStartStartRadius: 4, borderEndStartRadius: 4 },
    '&:last-of-type': { borderStartEndRadius: 4, borderEndEndRadius: 4, borderInlineStart: 0 },
  },
  // The attribute of <html> is right before any script has run.
  '[data-code-variant="JS"] & [data-set-variant="JS"], [data-code-variant="TS"] & [data-set-variant="TS"]': {
    background: 'var(--docs-palette-action-selected)',
    color: 'var(--docs-palette-primary-main)',
  },
  '@media (scripting: none)': { display: 'none' },
});

export const OpenLink = styled(BarButton.withComponent('a'))({});

export const OpenIcon = styled('svg')({
  inlineSize: 16,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
