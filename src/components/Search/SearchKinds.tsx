import { memo } from 'react';
import { searchKinds, type SearchKind } from '../../domain/search/SearchData';
import type { SearchAnswer } from '../../domain/search/SearchEngine';
import { searchStrings } from '../../domain/strings/searchStrings';
import { Count, Kind, Kinds } from './SearchDialog.styles';

interface SearchKindsProps {
  kinds: SearchAnswer['kinds'];
  chosen: SearchKind | undefined;
  onChoose: (kind: SearchKind | undefined) => void;
}

interface KindFilterProps {
  kind: SearchKind;
  count: number;
  isChosen: boolean;
  onChoose: SearchKindsProps['onChoose'];
}

const KindFilter = memo(function KindFilter({ kind, count, isChosen, onChoose }: KindFilterProps) {
  return (
    <Kind
      value={kind}
      size="small"
      disableRipple
      selected={isChosen}
      onChange={() => onChoose(isChosen ? undefined : kind)}
    >
      {searchStrings[`search.${kind}`]}
      <Count aria-hidden>{count}</Count>
    </Kind>
  );
});

/** Filters of the results, with the number of pages that each would show. */
export const SearchKinds = ({ kinds, chosen, onChoose }: SearchKindsProps) => (
  <Kinds role="group" aria-label={searchStrings['search.kinds']}>
    <Kind
      value="all"
      size="small"
      disableRipple
      selected={!chosen}
      onChange={() => onChoose(undefined)}
    >
      {searchStrings['search.all']}
    </Kind>
    {searchKinds
      .filter((kind) => kinds[kind] > 0 || kind === chosen)
      .map((kind) => (
        <KindFilter
          key={kind}
          kind={kind}
          count={kinds[kind]}
          isChosen={kind === chosen}
          onChoose={onChoose}
        />
      ))}
  </Kinds>
);
