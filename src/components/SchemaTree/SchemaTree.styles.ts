import { styled } from '@mui/material/styles';
import { tint } from '../../theme/parts/tint';

/** The descriptions, which are Markdown of the packages. */
const descriptionContent = {
  '& p': { maxInlineSize: 'var(--measure)' },
  '& code': { padding: 0, border: 0, background: 'none', overflowWrap: 'anywhere' },
} as const;

export const Root = styled('div', { name: 'DocsSchemaTree', slot: 'Root' })(({ theme }) => ({
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.5,
  ...descriptionContent,
  '& [data-mark]': {
    color: theme.vars.palette.error.main,
    fontSize: theme.typography.caption.fontSize,
  },
  '@media print': {
    '& ::details-content': { display: 'block', contentVisibility: 'visible' },
  },
}));

export const List = styled('ul', { name: 'DocsSchemaTree', slot: 'List' })({
  padding: 0,
  listStyle: 'none',
});

export const Item = styled('li', { name: 'DocsSchemaTree', slot: 'Item' })(({ theme }) => ({
  marginBlockStart: 0,
  paddingBlock: 'calc(var(--step) - 6px)',
  borderBlockEnd: 'var(--line)',
  '& &': {
    paddingInlineStart: theme.spacing(2),
    borderInlineStart: 'var(--line)',
    '&:last-child': { borderBlockEnd: 0 },
  },
  '& > * + *': { marginBlockStart: theme.spacing(0.5) },
  '&:target': {
    background: tint(theme.vars.palette.primary.main),
    '@media (forced-colors: active)': { outline: '2px solid Highlight' },
  },
}));

export const Line = styled('div', { name: 'DocsSchemaTree', slot: 'Line' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: theme.spacing(0, 1.5),
}));

export const Anchor = styled('a', { name: 'DocsSchemaTree', slot: 'Anchor' })(({ theme }) => ({
  paddingBlock: theme.spacing(0.5),
  color: 'inherit',
  textDecoration: 'none',
  '& > *': { fontWeight: 600 },
  '&:hover': { color: theme.vars.palette.primary.main },
}));

export const Code = styled('code', { name: 'DocsSchemaTree', slot: 'Code' })(({ theme }) => ({
  fontSize: theme.typography.label.fontSize,
  '[data-line] > &': { color: theme.vars.palette.text.secondary },
}));

export const Toggle = styled('summary', { name: 'DocsSchemaTree', slot: 'Toggle' })(
  ({ theme }) => ({
    minBlockSize: 'max(var(--row), 32px)',
    inlineSize: 'fit-content',
    color: theme.vars.palette.primary.main,
    fontSize: theme.typography.label.fontSize,
    '&:hover': { textDecoration: 'underline' },
  }),
);
