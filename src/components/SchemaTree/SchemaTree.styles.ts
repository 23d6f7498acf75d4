import { styled } from '@mui/material/styles';

const secondary = 'var(--docs-palette-text-secondary)';
const accent = 'var(--docs-palette-primary-main)';

export const Root = styled('div')({
  fontSize: '0.875rem',
  lineHeight: 1.5,
  '& ul': { padding: 0, listStyle: 'none' },
  '& li': { marginBlockStart: 0, paddingBlock: 10, borderBlockEnd: 'var(--line)' },
  '& li li': { paddingInlineStart: 16, borderInlineStart: 'var(--line)' },
  '& li li:last-child': { borderBlockEnd: 0 },
  '& li > * + *': { marginBlockStart: 4 },
  '& li:target': {
    background: `color-mix(in srgb, ${accent} var(--tint), transparent)`,
    '@media (forced-colors: active)': { outline: '2px solid Highlight' },
  },
  '& p': { maxInlineSize: 'var(--measure)' },
  '& code': {
    padding: 0,
    border: 0,
    background: 'none',
    fontSize: '0.8125rem',
    overflowWrap: 'anywhere',
  },
  '& [data-line]': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 12px' },
  '& [data-line] > a:first-child': {
    paddingBlock: 4,
    color: 'inherit',
    textDecoration: 'none',
    '& > code': { fontWeight: 600 },
    '&:hover': { color: accent },
  },
  '& [data-line] > code': { color: secondary },
  '& [data-mark]': { color: 'var(--docs-palette-error-main)', fontSize: '0.75rem' },
  '& summary': {
    minBlockSize: 'max(var(--row), 32px)',
    inlineSize: 'fit-content',
    color: accent,
    fontSize: '0.8125rem',
    '&:hover': { textDecoration: 'underline' },
  },
  '@media print': {
    '& details::details-content': { display: 'block', contentVisibility: 'visible' },
  },
});
