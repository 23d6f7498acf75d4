import { searchStrings } from '../../domain/strings/searchStrings';
import { strings } from '../../domain/strings/strings';
import { Icon } from '../Icon/Icon';
import { LoadFailure } from '../LoadFailure/LoadFailure';
import {
  Body,
  Close,
  Field,
  Head,
  Input,
  Label,
  Loading,
  Note,
  NoteText,
  Shortcut,
} from './SearchButton.styles';

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
        aria-label={strings['search.label']}
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
