import { styled } from '@mui/material/styles';

export const Root = styled('section')({
  '& ul': {
    margin: 0,
    marginBlockStart: 12,
    padding: 0,
    listStyle: 'none',
    borderBlockStart: 'var(--line)',
  },
  '& li': { margin: 0, borderBlockEnd: 'var(--line)' },
  '& a': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: 16,
    paddingBlock: 10,
    paddingInline: 4,
    color: 'var(--docs-palette-text-primary)',
    textDecoration: 'none',
    '&:hover': { background: 'var(--docs-palette-action-hover)' },
    '&:hover strong': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  },
  '& strong': {
    color: 'var(--docs-palette-primary-main)',
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
  '& span': {
    color: 'var(--docs-palette-text-secondary)',
    fontSize: '0.875rem',
    overflowWrap: 'anywhere',
  },
});
