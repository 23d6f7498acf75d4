import { strings } from '../../domain/strings/strings';
import { Icon } from '../Icon/Icon';
import { Field, Label, Shortcut } from './SearchButton.styles';

/** Looks like a search field and finds pages by the menu's filter, which `attachNavDrawer` shows. */
export function SearchButton() {
  return (
    <Field
      type="button"
      aria-label={strings['search.label']}
      aria-keyshortcuts="Control+K Meta+K /"
      data-search=""
    >
      <Icon name="search" />
      <Label>{strings['search.label']}</Label>
      <Shortcut aria-hidden>{strings['search.shortcut']}</Shortcut>
    </Field>
  );
}
