import { createContext, memo, useContext } from 'react';
import { searchKinds, type SearchKind, type SearchAnswer } from '../../domain/search/SearchEngine';
import { searchStrings } from '../../domain/strings/searchStrings';
import { Count, Kind, Kinds } from './SearchDialog.styles';

interface SearchKindsProps {
  kinds: SearchAnswer['kinds'];
  chosen: SearchKind | undefined;
  onChoose: (kind: SearchKind | undefined) => void;
}

interface KindFilterProps {
  /** Undefined for all of them. */
  kind?: SearchKind;
  isChosen: boolean;
  onChoose: SearchKindsProps['onChoose'];
}

const Counts = createContext<Partial<SearchAnswer['kinds']>>({});

const KindCount = ({ kind }: { kind: SearchKind }) => useContext(Counts)[kind];

/** A key renders the counts again, but not the buttons around them, which would take most of the time. */
const KindFilter = memo(function KindFilter({ kind, isChosen, onChoose }: KindFilterProps) {
  return (
    <Kind
      value={kind ?? 'all'}
      size="small"
      selected={isChosen}
      onChange={() => onChoose(isChosen ? undefined : kind)}
    >
      {searchStrings[`search.${kind ?? 'all'}`]}
      {kind && (
        <Count aria-hidden>
          <KindCount kind={kind} />
        </Count>
      )}
    </Kind>
  );
});

/** Filters of the results, with the number of pages that each would show. */
export const SearchKinds = ({ kinds, chosen, onChoose }: SearchKindsProps) => (
  <Kinds role="group" aria-label={searchStrings['search.kinds']}>
    <Counts value={kinds}>
      <KindFilter isChosen={!chosen} onChoose={onChoose} />
      {searchKinds
        .filter((kind) => kinds[kind] > 0 || kind === chosen)
        .map((kind) => (
          <KindFilter key={kind} kind={kind} isChosen={kind === chosen} onChoose={onChoose} />
        ))}
    </Counts>
  </Kinds>
);
