import { styled } from '@mui/material/styles';
import { partOverrides, partsOf } from '../../theme/parts/partOverrides';
import { nearestPagesClasses as classes } from './classes';

export const Root = styled('section', {
  name: 'DocsNearestPages',
  slot: 'Root',
  overridesResolver: partOverrides(partsOf(classes)),
})(({ theme }) => ({
  [`& .${classes.item}`]: { margin: 0, borderBlockEnd: 'var(--line)' },
  [`& .${classes.link}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: theme.spacing(2),
    paddingBlock: 'calc(var(--step) - 6px)',
    paddingInline: theme.spacing(0.5),
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    '&:hover': { background: theme.vars.palette.action.hover },
    [`&:hover .${classes.title}`]: { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  },
  [`& .${classes.title}`]: {
    color: theme.vars.palette.primary.main,
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
  [`& .${classes.product}`]: {
    color: theme.vars.palette.text.secondary,
    fontSize: theme.typography.body2.fontSize,
    overflowWrap: 'anywhere',
  },
}));

export const List = styled('ul', { name: 'DocsNearestPages', slot: 'List' })(({ theme }) => ({
  margin: 0,
  marginBlockStart: theme.spacing(1.5),
  padding: 0,
  listStyle: 'none',
  borderBlockStart: 'var(--line)',
}));
