import { searchKinds, type SearchKind } from '../../domain/search/SearchData';
import type { SearchAnswer } from '../../domain/search/SearchEngine';
import { searchStrings } from '../../domain/strings/searchStrings';
import { Count, Kind, Kinds } from './SearchDialog.styles';

interface SearchKindsProps {
  kinds: SearchAnswer['kinds'];
  chosen: SearchKind | undefined;
  onChoose: (kind: SearchKind | undefined) => void;
}

/** Filters of the results, with the number of pages that each would show. */
export const SearchKinds = ({ kinds, chosen, onChoose }: SearchKindsProps) => (
  <Kinds role="group" aria-label={searchStrings['search.kinds']}>
    <Kind value="all" size="small" selected={!chosen} onChange={() => onChoose(undefined)}>
      {searchStrings['search.all']}
    </Kind>
    {searchKinds
      .filter((kind) => kinds[kind] > 0 || kind === chosen)
      .map((kind) => (
        <Kind
          key={kind}
          value={kind}
          size="small"
          selected={kind === chosen}
          onChange={() => onChoose(kind === chosen ? undefined : kind)}
        >
          {searchStrings[`search.${kind}`]}
          <Count aria-hidden>{kinds[kind]}</Count>
        </Kind>
      ))}
  </Kinds>
);
