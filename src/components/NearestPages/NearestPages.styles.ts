import { styled } from '@mui/material/styles';
import { partOverrides, slotSelectors } from '../../theme/mixins';
import { nearestPagesClasses as classes } from './classes';

/** One line, whatever the path is. */
export const Asked = styled('p', { name: 'DocsNearestPages', slot: 'Asked' })(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  blockSize: 48,
  paddingInline: theme.spacing(2),
  border: 'var(--line)',
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.background.subtle,
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.body2.fontSize,
  whiteSpace: 'nowrap',
  // Suggestions come late: the footer that they move is out of view.
  '*:has(> * > &)': { minBlockSize: 'calc(100dvh - var(--bar))' },
  '& > [data-asked-path]': {
    overflow: 'hidden',
    padding: 0,
    border: 0,
    color: theme.vars.palette.text.primary,
    textOverflow: 'ellipsis',
  },
}));

export const Search = styled('div', { name: 'DocsNearestPages', slot: 'Search' })(({ theme }) => ({
  maxInlineSize: 'var(--measure)',
  '& > [data-search]': { minBlockSize: 44, paddingInline: theme.spacing(1.5) },
}));

export const Root = styled('section', {
  name: 'DocsNearestPages',
  slot: 'Root',
  overridesResolver: partOverrides(slotSelectors(classes)),
})(({ theme }) => ({
  marginBlockStart: theme.spacing(5),
  [`& .${classes.item}`]: { margin: 0, borderBlockEnd: 'var(--line)' },
  [`& .${classes.link}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: theme.spacing(2),
    paddingBlock: 'calc(var(--step) - 6px)',
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    [`&:hover .${classes.title}`]: { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  },
  [`& .${classes.title}`]: {
    color: theme.vars.palette.primary.main,
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
  [`& .${classes.path}`]: {
    color: theme.vars.palette.text.secondary,
    fontFamily: 'var(--mono)',
    fontSize: theme.typography.caption.fontSize,
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
