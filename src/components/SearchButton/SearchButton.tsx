import { strings } from '../../domain/strings/strings';
import { Icon } from '../Icon/Icon';
import { LoadFailure } from '../LoadFailure/LoadFailure';
import { Field, Label, Shortcut } from './SearchButton.styles';

/**
 * Looks like a search field and opens the search, an island. Without script it is a link.
 * @param href path of the page that lists all headings
 */
export function SearchButton({ href }: { href: string }) {
  return (
    <>
      <Field
        href={href}
        aria-label={strings['search.label']}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        data-island="Search"
        data-search=""
      >
        <Icon name="search" />
        <Label>{strings['search.label']}</Label>
        <Shortcut aria-hidden>{strings['search.shortcut']}</Shortcut>
      </Field>
      {/* Shown by `attachIslands`, which finds it after the link. */}
      <LoadFailure text={strings['search.failed']} popover />
    </>
  );
}
