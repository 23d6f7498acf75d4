import { Empty, Filter } from './ApiTable.styles';

/** @param label what it filters */
export function FilterField({ label, placeholder = 'Filter' }: { label: string; placeholder?: string }) {
  return (
    <Filter>
      <input type="search" aria-label={`Filter: ${label}`} placeholder={placeholder} autoComplete="off" spellCheck={false} />
      <span role="status" />
    </Filter>
  );
}

/** Shown by the script while no row matches. */
export function NothingFound() {
  return (
    <Empty hidden data-empty="">
      <span>
        Nothing matches “<b />”.
      </span>
      <button type="button">Clear filter</button>
    </Empty>
  );
}
