import { alpha, styled } from '@mui/material/styles';
import { searchStrings } from '../../domain/strings/searchStrings';
import { strings } from '../../domain/strings/strings';
import { controlBox, searchBox, searchClose, searchHead, searchInput } from '../../theme/mixins';
import { Icon } from '../Icon/Icon';
import { LoadFailure } from '../LoadFailure/LoadFailure';

const Field = styled('a', { name: 'DocsSearchButton', slot: 'Root' })(({ theme }) => ({
  ...controlBox(theme),
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  inlineSize: '100%',
  minInlineSize: 0,
  paddingInline: theme.spacing(1, 0.75),
  background: theme.vars.palette.background.subtle,
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  '&:hover': { borderColor: theme.vars.palette.text.disabled },
  '&:active': { background: theme.vars.palette.action.selected },
  '& > :first-of-type': { flex: 'none' },
}));

const Label = styled('span', { name: 'DocsSearchButton', slot: 'Label' })({
  overflow: 'hidden',
  // Not before the shortcut, which runs from left to right on any page.
  marginInlineEnd: 'auto',
  textOverflow: 'ellipsis',
});

const Shortcut = styled('kbd', { name: 'DocsSearchButton', slot: 'Shortcut' })(({ theme }) => ({
  paddingInline: theme.spacing(0.75),
  border: 'var(--line)',
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.background.default,
  fontFamily: 'var(--sans)',
  fontSize: theme.typography.badge.fontSize,
  lineHeight: '18px',
  whiteSpace: 'nowrap',
  // A touch screen has no keys.
  [`${theme.breakpoints.down('md')}, (pointer: coarse)`]: { display: 'none' },
}));

/** Takes what is typed until the search has loaded. */
const Loading = styled('dialog', { name: 'DocsSearchButton', slot: 'Loading' })(({ theme }) => ({
  padding: 0,
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.body2.fontSize,
  ...searchBox(theme),
  '&::backdrop': { background: alpha(theme.palette.common.black, 0.5) },
}));

/** The message about a failure takes the place of the note. */
const Body = styled('div', { name: 'DocsSearchButton', slot: 'Body' })({
  display: 'grid',
  alignItems: 'start',
  borderBlockStart: 'var(--line)',
  '& > *': { gridArea: '1 / 1' },
});

const Note = styled('p', { name: 'DocsSearchButton', slot: 'Note' })(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(2, 3),
}));

/** Shown, and announced, only if the search takes longer than a glance. */
const NoteText = styled('bdi', { name: 'DocsSearchButton', slot: 'NoteText' })({
  animation: 'docs-search-loads 1ms 300ms backwards',
  '@keyframes docs-search-loads': { from: { visibility: 'hidden' } },
});

const Head = styled('div', { name: 'DocsSearchButton', slot: 'Head' })(({ theme }) =>
  searchHead(theme),
);

const Input = styled('input', { name: 'DocsSearchButton', slot: 'Input' })(({ theme }) =>
  searchInput(theme),
);

const Close = styled('button', { name: 'DocsSearchButton', slot: 'Close' })({
  ...searchClose,
  display: 'grid',
  placeItems: 'center',
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
});

/**
 * Looks like a search field and opens the search, an island. Without script it is a link. That of the bar has the
 * dialog that takes the query while the search loads.
 *
 * **When to use:** Use it in the header, and on pages from which users are likely to go on by searching.
 *
 * **When not to use:** Don't add a second search button in the same place.
 *
 * **Accessibility:** It's a button that opens a dialog, with its shortcut announced. Without script it's a link.
 * @param href path of the page that lists all headings
 * @param takesQuery whether a script offers a query, by `data-query`
 */
export function SearchButton({ href, takesQuery }: { href: string; takesQuery?: boolean }) {
  return (
    <>
      <Field
        href={href}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        data-island="Search"
        data-search=""
        data-for={takesQuery ? searchStrings['search.for'] : undefined}
      >
        <Icon name="search" />
        <Label>{strings['search.label']}</Label>
        <Shortcut aria-hidden>{strings['search.shortcut']}</Shortcut>
      </Field>
      {!takesQuery && (
        <Loading aria-label={strings['search.label']} closedby="any" data-search-loading="">
          <Head>
            <Icon name="search" />
            <Input
              type="search"
              autoComplete="off"
              spellCheck={false}
              dir="auto"
              aria-label={searchStrings['search.placeholder']}
              placeholder={searchStrings['search.placeholder']}
            />
            <form method="dialog">
              <Close aria-label={strings['dialog.close']}>
                <Icon name="close" />
              </Close>
            </form>
          </Head>
          <Body>
            <Note role="status">
              <NoteText>{searchStrings['search.loading']}…</NoteText>
            </Note>
            {/* Shown by `attachIslands`, in place of the note. */}
            <LoadFailure text={strings['search.failed']} place="dialog" />
          </Body>
        </Loading>
      )}
    </>
  );
}
