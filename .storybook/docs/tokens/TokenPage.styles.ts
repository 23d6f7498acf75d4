import { styled } from '@mui/material/styles';

export const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: 16,
  paddingBlockEnd: 24,
  '& h1': { ...theme.typography.h1, margin: '0 0 8px' },
  '& p': { ...theme.typography.body1, margin: 0, color: theme.vars.palette.text.secondary },
  '& > a': {
    padding: '6px 12px',
    border: 'var(--line)',
    borderRadius: theme.shape.borderRadius,
    color: theme.vars.palette.primary.main,
    fontSize: theme.typography.label.fontSize,
    fontWeight: 600,
    textDecoration: 'none',
  },
  '& > a:hover': { borderColor: theme.vars.palette.primary.main },
}));

export const Part = styled('section')(({ theme }) => ({
  paddingBlock: '24px 8px',
  '& > h2': { ...theme.typography.h2, margin: '0 0 8px' },
  '& > p': {
    ...theme.typography.body2,
    margin: '0 0 16px',
    maxInlineSize: '60em',
    color: theme.vars.palette.text.secondary,
  },
}));

/** Wide tables scroll in a narrow window. The padding has room for the focus ring of what is copied. */
export const Scroller = styled('div')({
  overflowX: 'auto',
  marginInline: -12,
  paddingInline: 12,
});

export const Table = styled('table')(({ theme }) => ({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: theme.typography.body2.fontSize,
  fontVariantNumeric: 'tabular-nums',
  '& th': {
    padding: '6px 12px 6px 0',
    color: theme.vars.palette.text.secondary,
    fontSize: theme.typography.label.fontSize,
    fontWeight: 500,
    textAlign: 'start',
  },
  '& td': { padding: '8px 12px 8px 0', borderBlockStart: 'var(--line)', verticalAlign: 'middle' },
}));

export const Swatch = styled('span')({
  display: 'block',
  inlineSize: 64,
  blockSize: 32,
  border: 'var(--line)',
  borderRadius: 4,
});

/** The page of a mode, which may be the other one. */
export const Ground = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '4px 8px',
  borderRadius: 4,
  '& > button': { color: 'inherit' },
});

export const Verdict = styled('span')(({ theme }) => ({
  fontWeight: 600,
  '&[data-level="fail"]': { color: theme.vars.palette.error.main },
  '&[data-level="large"]': { color: theme.vars.palette.warning.main },
}));

export const Bar = styled('span')(({ theme }) => ({
  display: 'block',
  maxInlineSize: '100%',
  blockSize: 12,
  borderRadius: 2,
  background: theme.vars.palette.primary.main,
}));

/** One corner of a box, large enough to see its radius. */
export const Corner = styled('span')(({ theme }) => ({
  display: 'block',
  inlineSize: 48,
  blockSize: 32,
  border: `2px solid ${theme.vars.palette.primary.main}`,
  borderInlineEndWidth: 0,
  borderBlockEndWidth: 0,
  background: theme.vars.palette.action.selected,
}));

/** An easing from 0 to 1, over time. */
export const Curve = styled('svg')(({ theme }) => ({
  display: 'block',
  inlineSize: 48,
  blockSize: 32,
  overflow: 'visible',
  fill: 'none',
  stroke: theme.vars.palette.primary.main,
  strokeWidth: 1.5,
  borderInlineStart: 'var(--line)',
  borderBlockEnd: 'var(--line)',
}));

export const Samples = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: 24,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const Sample = styled('li')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: 8,
  '& > div:first-of-type': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '100%',
    blockSize: 96,
    borderRadius: theme.shape.borderRadius,
    border: 'var(--line)',
    background: theme.vars.palette.background.paper,
  },
}));

export const Users = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  maxInlineSize: 240,
  fontSize: theme.typography.caption.fontSize,
  '& a': { color: theme.vars.palette.primary.main },
  '& summary': {
    display: 'block',
    color: theme.vars.palette.text.secondary,
    cursor: 'pointer',
  },
  '& summary:hover': { textDecoration: 'underline' },
  '& details > a': { marginInlineEnd: 8 },
}));
