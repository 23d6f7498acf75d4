import { styled } from '@mui/material/styles';
import { filterField } from '../../theme/parts/filterField';
import { tint } from '../../theme/parts/tint';

export const Tools = styled('div', { name: 'DocsApiTable', slot: 'Tools' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginBlockEnd: theme.spacing(1),
  // As long as nothing follows, the row is arriving, and each piece of it would move the others.
  '&:not(:has(+ *))': { visibility: 'hidden' },
}));

export const Filter = styled('div', { name: 'DocsApiTable', slot: 'Filter' })(({ theme }) => ({
  position: 'relative',
  flex: '1 1 10rem',
  maxInlineSize: '20rem',
  '& > [type]': {
    ...filterField(theme),
    '&:has(+ :not(:empty))': {
      paddingInlineEnd: '6rem',
      '&::-webkit-search-cancel-button': { position: 'absolute', insetInlineEnd: 8 },
    },
  },
  '& > [role]': {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 32,
    display: 'flex',
    alignItems: 'center',
    color: theme.vars.palette.text.secondary,
    fontSize: theme.typography.caption.fontSize,
    fontVariantNumeric: 'tabular-nums',
    pointerEvents: 'none',
  },
}));

export const Views = styled('div', { name: 'DocsApiTable', slot: 'Views' })(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(0.25),
  marginInlineStart: 'auto',
  padding: theme.spacing(0.125),
  border: 'var(--line)',
  borderRadius: theme.shape.borderRadius,
  '& > *': { position: 'relative', display: 'flex', cursor: 'pointer' },
  '& [type]': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '& [type] + *': {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 'calc(max(var(--row), 32px) - 4px)',
    paddingInline: theme.spacing(1.25),
    borderRadius: 2,
    color: theme.vars.palette.text.secondary,
    fontSize: theme.typography.label.fontSize,
    fontWeight: 500,
  },
  '& :hover > [type] + *': { color: theme.vars.palette.text.primary },
  '& [type]:checked + *': {
    background: tint(theme.vars.palette.primary.main),
    color: theme.vars.palette.primary.main,
    '@media (forced-colors: active)': { textDecoration: 'underline' },
  },
  '& :focus-visible + *': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 1,
  },
}));

export const Empty = styled('p', { name: 'DocsApiTable', slot: 'Empty' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1.5),
  paddingBlock: theme.spacing(3),
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
  '& * > *': { fontWeight: 500 },
  '& > [type]': {
    minBlockSize: 'var(--row)',
    color: theme.vars.palette.primary.main,
    '&:hover': { textDecoration: 'underline' },
  },
}));
