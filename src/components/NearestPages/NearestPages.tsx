import { strings } from '../../domain/strings/strings';
import { List, Root } from './NearestPages.styles';

const titleId = 'nearest-pages-title';

/**
 * Suggests similar pages on the not-found page. Empty and hidden until the script has found some; the last element of
 * the page, so that nothing shifts.
 * @param addresses URL of the manifest of pages
 */
export function NearestPages({ addresses }: { addresses: string }) {
  return (
    <Root data-nearest-pages={addresses} data-block="" aria-labelledby={titleId} hidden>
      <h2 id={titleId}>{strings['nearest.title']}</h2>
      <List />
    </Root>
  );
}
