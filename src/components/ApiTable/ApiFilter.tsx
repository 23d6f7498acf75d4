import { plural } from '../../domain/strings/format';
import { strings } from '../../domain/strings/strings';
import { FilterField, NothingFound } from './FilterField';
import { Root } from './ApiTable.styles';
import { Tools } from './ApiTools.styles';
import { ApiViews } from './ApiViews';

export interface ApiFilterProps {
  /** Names what is filtered, for example "Props of PageContainer". */
  label: string;
  /** Rows of all tables that it filters. */
  count: number;
  /** The switch between the views of all tables of the page is beside it. */
  hasViews?: boolean;
}

/** Filters every table of the page that is `isFilteredTogether`, those in folds too; without script it is not there. */
export function ApiFilter({ label, count, hasViews = false }: ApiFilterProps) {
  return (
    <Root data-api-filter="" data-block="">
      <Tools className="screen-only needs-script">
        <FilterField label={label} placeholder={plural(strings['api.filterAll'], count)} />
        {hasViews && <ApiViews preference="propsView" />}
      </Tools>
      <NothingFound />
    </Root>
  );
}
