import { strings } from '../../domain/strings/strings';
import { SearchButton } from '../SearchButton/SearchButton';
import { Asked, List, Root, Search } from './NearestPages.styles';

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
