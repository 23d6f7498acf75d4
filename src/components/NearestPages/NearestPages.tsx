import { strings } from '../../domain/strings/strings';
import { Root } from './NearestPages.styles';

const titleId = 'nearest-pages-title';

/**
 * The pages that a reader may have meant, on the page for a wrong address. Empty and hidden until the script has found
 * some; it stands last, so that nothing moves when they come.
 * @param addresses where the manifest of addresses lies
 */
export function NearestPages({ addresses }: { addresses: string }) {
  return (
    <Root data-nearest-pages={addresses} data-block="" aria-labelledby={titleId} hidden>
      <h2 id={titleId}>{strings['nearest.title']}</h2>
      <ul />
    </Root>
  );
}
