import { styled } from '@mui/material/styles';

export const Root = styled('section', { name: 'DocsNearestPages', slot: 'Root' })(({ theme }) => ({
  '& ul': {
    margin: 0,
    marginBlockStart: theme.spacing(1.5),
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
    columnGap: theme.spacing(2),
    paddingBlock: theme.spacing(1.25),
    paddingInline: theme.spacing(0.5),
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    '&:hover': { background: theme.vars.palette.action.hover },
    '&:hover strong': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  },
  '& strong': {
    color: theme.vars.palette.primary.main,
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
  '& span': {
    color: theme.vars.palette.text.secondary,
    fontSize: theme.typography.body2.fontSize,
    overflowWrap: 'anywhere',
  },
}));
