import { styled } from '@mui/material/styles';
import { strings } from '../../domain/strings/strings';
import { partOverrides, slotSelectors } from '../../theme/mixins';
import { SearchButton } from '../SearchButton/SearchButton';
import { nearestPagesClasses as classes } from './NearestPages.behavior';

/** One line, whatever the path is. */
const Asked = styled('p', { name: 'DocsNearestPages', slot: 'Asked' })(({ theme }) => ({
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

const Search = styled('div', { name: 'DocsNearestPages', slot: 'Search' })(({ theme }) => ({
  maxInlineSize: 'var(--measure)',
  '& > [data-search]': { minBlockSize: 44, paddingInline: theme.spacing(1.5) },
}));

const Root = styled('section', {
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

const List = styled('ul', { name: 'DocsNearestPages', slot: 'List' })(({ theme }) => ({
  margin: 0,
  marginBlockStart: theme.spacing(1.5),
  padding: 0,
  listStyle: 'none',
  borderBlockStart: 'var(--line)',
}));

const titleId = 'nearest-pages-title';

/**
 * What the not-found page offers: the path that was asked for, a search for its words, and similar pages. The path is
 * filled in by the script, in a box of its own; the pages are hidden until the script has found some, and are the last
 * element of the page, so that nothing shifts.
 *
 * **When to use:** Use it on the not-found page, for users who followed an old link or mistyped one.
 *
 * **When not to use:** Don't use it on pages that exist.
 *
 * **Accessibility:** The path and the pages are text and links. Without script the search remains.
 * @param addresses URL of the manifest of pages
 * @param search path of the page that lists all headings
 */
export function NearestPages({ addresses, search }: { addresses: string; search: string }) {
  return (
    <>
      <Asked className="needs-script" data-block="">
        <span>{strings['nearest.asked']}</span>
        <code data-asked-path="" />
      </Asked>
      <Search data-block="">
        <SearchButton href={search} takesQuery />
      </Search>
      <Root data-nearest-pages={addresses} data-block="" aria-labelledby={titleId} hidden>
        <h2 id={titleId}>{strings['nearest.title']}</h2>
        <List />
      </Root>
    </>
  );
}
