import { styled } from '@mui/material/styles';
import { controlBox } from '../../theme/parts/controlBox';
import { strokeIcon } from '../../theme/parts/strokeIcon';

const secondary = {
  color: 'var(--docs-palette-text-secondary)',
  fontSize: '0.8125rem',
  lineHeight: 1.45,
} as const;

export const Root = styled('section')({
  marginBlockStart: 32,
  paddingBlockStart: 24,
  borderBlockStart: 'var(--line)',
  '& h3': { margin: 0, fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.3 },
  '& h3 + p': { ...secondary, margin: '4px 0 12px', textWrap: 'pretty' },
});

export const Products = styled('ul')({
  margin: 0,
  padding: 0,
  border: 'var(--line)',
  borderRadius: 4,
  listStyle: 'none',
});

export const Product = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '8px 12px',
  padding: 12,
  '& + &': { borderBlockStart: 'var(--line)' },
  '& h4': { margin: 0, fontSize: '0.875rem', fontWeight: 500, lineHeight: 1.4 },
  '& p': { ...secondary, margin: 0, fontVariantNumeric: 'tabular-nums' },
  '& p[data-tone="done"]': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    color: 'var(--docs-palette-success-main)',
  },
  '& p[data-tone="problem"]': {
    gridColumn: '1 / -1',
    paddingInlineStart: 10,
    borderInlineStart: '2px solid var(--docs-palette-error-main)',
    color: 'var(--docs-palette-text-primary)',
    textWrap: 'pretty',
  },
});

export const Mark = styled('svg')(strokeIcon(14, 1.8), { flex: 'none' });

export const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: 8,
});

export const Action = styled('button')({
  ...controlBox,
  fontWeight: 500,
  cursor: 'pointer',
  '&:hover': { background: 'var(--docs-palette-action-hover)' },
  '&:active': { background: 'var(--docs-palette-action-selected)' },
  '&[data-main]': {
    borderColor: 'var(--docs-palette-primary-main)',
    color: 'var(--docs-palette-primary-main)',
  },
  '@media (forced-colors: active)': {
    '&, &[data-main]': { borderColor: 'ButtonText', color: 'ButtonText' },
  },
});

export const Bar = styled('progress')({
  gridColumn: '1 / -1',
  inlineSize: '100%',
  blockSize: 6,
  border: 0,
  borderRadius: 3,
  overflow: 'hidden',
  appearance: 'none',
  background: 'var(--docs-palette-divider)',
  // No width moves by itself: the value comes in many small steps.
  '&::-webkit-progress-bar': { background: 'var(--docs-palette-divider)' },
  '&::-webkit-progress-value': { background: 'var(--docs-palette-primary-main)' },
  '&::-moz-progress-bar': { background: 'var(--docs-palette-primary-main)' },
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    border: '1px solid CanvasText',
    '&, &::-webkit-progress-bar': { background: 'Canvas' },
    '&::-webkit-progress-value': { background: 'Highlight' },
    '&::-moz-progress-bar': { background: 'Highlight' },
  },
});
