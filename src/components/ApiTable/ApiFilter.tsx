import { sayCount } from '../../domain/language/say';
import { useLanguage } from '../../platform/TextsContext';
import { FilterField, NothingFound } from './FilterField';
import { Root, Tools } from './ApiTable.styles';

export interface ApiFilterProps {
  /** Names what is filtered, for example "Props of PageContainer". */
  label: string;
  /** Rows of all tables that it filters. */
  count: number;
}

/** Filters every table of the page that is `isFilteredTogether`, those in folds too; without script it is not there. */
export function ApiFilter({ label, count }: ApiFilterProps) {
  return (
    <Root data-api-filter="" data-block="">
      <Tools>
        <FilterField label={label} placeholder={sayCount(useLanguage(), 'api.filterAll', count)} />
      </Tools>
      <NothingFound />
    </Root>
  );
}
