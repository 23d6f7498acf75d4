import { fill } from '../../domain/language/fill';
import { useTexts } from '../../platform/TextsContext';
import { Empty, Filter } from './ApiTable.styles';

/** @param label what it filters */
export function FilterField({ label, placeholder }: { label: string; placeholder?: string }) {
  const texts = useTexts();
  return (
    <Filter>
      <input
        type="search"
        aria-label={fill(texts['api.filterOf'], { table: label })}
        placeholder={placeholder ?? texts['api.filter']}
        autoComplete="off"
        spellCheck={false}
      />
      <span role="status" data-found={texts['api.found']} />
    </Filter>
  );
}

/** Shown by the script while no row matches. */
export function NothingFound() {
  const texts = useTexts();
  const [before, after] = texts['api.nothing'].split('{typed}');
  return (
    <Empty hidden data-empty="">
      <span>
        {before}
        <b />
        {after}
      </span>
      <button type="button">{texts['api.clear']}</button>
    </Empty>
  );
}
