import { styled } from '@mui/material/styles';

export const Part = styled('section')(({ theme }) => ({
  paddingBlockEnd: 16,
  '&:has(> h2:only-child)': { paddingBlockEnd: 0 },
  '& > h1': { ...theme.typography.h1, margin: '0 0 12px' },
  '& > h2': { ...theme.typography.h2, margin: '24px 0 12px' },
  '& > p': { ...theme.typography.body1, maxInlineSize: '44em', margin: 0, textWrap: 'pretty' },
  '& > small': {
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
    overflowWrap: 'anywhere',
  },
}));

export const Inline = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': { color: theme.vars.palette.primary.main },
}));

export const Anatomy = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 24,
  alignItems: 'start',
  marginBlockEnd: 12,
  '& > ol': {
    ...theme.typography.body2,
    flex: '1 1 240px',
    columns: '160px 2',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& > ol > li': { paddingBlock: 4, breakInside: 'avoid' },
  '& > ol > li[data-pointed]': { color: theme.vars.palette.primary.main },
  '& > ol > li > small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));

/** A story between two columns of numbers. */
export const Drawing = styled('div')({
  position: 'relative',
  boxSizing: 'border-box',
  maxInlineSize: '100%',
  padding: '1px 34px',
  overflow: 'auto clip',
});

export const Figure = styled('div')({
  inlineSize: 'max-content',
  boxShadow: '0 0 0 1px var(--docs-palette-divider)',
});

/** Outlines of the parts, and lines to their numbers, over the figure. */
export const Lines = styled('svg')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: 1,
  left: 34,
  inlineSize: 1,
  blockSize: 1,
  overflow: 'visible',
  pointerEvents: 'none',
  fill: 'none',
  stroke: theme.vars.palette.primary.main,
  '& > g': { opacity: 0.7 },
  '& rect': { strokeDasharray: '3 2' },
  '& circle': { fill: theme.vars.palette.primary.main, stroke: 'none' },
  '&[data-one] > g': { opacity: 0.15 },
  '&[data-one] > [data-pointed]': { opacity: 1, strokeWidth: 2 },
  '& > [data-pointed] > rect': { strokeDasharray: 'none' },
}));

export const Number = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  placeContent: 'center',
  inlineSize: 20,
  blockSize: 20,
  borderRadius: '50%',
  background: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  fontSize: 11,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  cursor: 'default',
  'li > &': { marginInlineEnd: 8 },
}));
