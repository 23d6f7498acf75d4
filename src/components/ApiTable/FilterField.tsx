import { format } from '../../domain/strings/format';
import { strings } from '../../domain/strings/strings';
import { Empty, Filter } from './ApiTools.styles';

/** @param label what it filters */
export function FilterField({ label }: { label: string }) {
  return (
    <Filter>
      <input
        type="search"
        aria-label={format(strings['api.filterOf'], { table: label })}
        placeholder={strings['api.filter']}
        autoComplete="off"
        spellCheck={false}
      />
      <span role="status" data-found={strings['api.found']} />
    </Filter>
  );
}

/** Shown by the script while no row matches. */
export function NothingFound() {
  const [before, after] = strings['api.nothing'].split('{typed}');
  return (
    <Empty hidden data-empty="">
      <bdi>
        {before}
        <b />
        {after}
      </bdi>
      <button type="button">{strings['api.clear']}</button>
    </Empty>
  );
}
