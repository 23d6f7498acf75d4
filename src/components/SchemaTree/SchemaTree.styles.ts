import { styled } from '@mui/material/styles';
import { tint } from '../../theme/parts/tint';

export const Root = styled('div', { name: 'DocsSchemaTree', slot: 'Root' })(({ theme }) => ({
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.5,
  '& ul': { padding: 0, listStyle: 'none' },
  '& li': { marginBlockStart: 0, paddingBlock: theme.spacing(1.25), borderBlockEnd: 'var(--line)' },
  '& li li': { paddingInlineStart: theme.spacing(2), borderInlineStart: 'var(--line)' },
  '& li li:last-child': { borderBlockEnd: 0 },
  '& li > * + *': { marginBlockStart: theme.spacing(0.5) },
  '& li:target': {
    background: tint(theme.vars.palette.primary.main),
    '@media (forced-colors: active)': { outline: '2px solid Highlight' },
  },
  '& p': { maxInlineSize: 'var(--measure)' },
  '& code': {
    padding: 0,
    border: 0,
    background: 'none',
    fontSize: theme.typography.label.fontSize,
    overflowWrap: 'anywhere',
  },
  '& [data-line]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: theme.spacing(0, 1.5),
  },
  '& [data-line] > a:first-child': {
    paddingBlock: theme.spacing(0.5),
    color: 'inherit',
    textDecoration: 'none',
    '& > code': { fontWeight: 600 },
    '&:hover': { color: theme.vars.palette.primary.main },
  },
  '& [data-line] > code': { color: theme.vars.palette.text.secondary },
  '& [data-mark]': {
    color: theme.vars.palette.error.main,
    fontSize: theme.typography.caption.fontSize,
  },
  '& summary': {
    minBlockSize: 'max(var(--row), 32px)',
    inlineSize: 'fit-content',
    color: theme.vars.palette.primary.main,
    fontSize: theme.typography.label.fontSize,
    '&:hover': { textDecoration: 'underline' },
  },
  '@media print': {
    '& details::details-content': { display: 'block', contentVisibility: 'visible' },
  },
}));
