import type { ViewPreference } from '../../domain/preferences/Preferences';
import { preferenceTable } from '../../domain/preferences/preferenceTable';
import { strings } from '../../domain/strings/strings';
import { Views } from './ApiTools.styles';

interface ApiViewsProps {
  /** Whose value it shows. It sets those of all kinds of tables. */
  preference: ViewPreference;
}

/** The switch between the views of all tables on a page. */
export function ApiViews({ preference }: ApiViewsProps) {
  return (
    <Views role="radiogroup" aria-label={strings['api.view']} data-api-views={preference}>
      {preferenceTable.propsView.values.map((value) => (
        <label key={value}>
          <input type="radio" name="api-view" value={value} defaultChecked={value === 'table'} />
          <span>{strings[`api.view.${value}`]}</span>
        </label>
      ))}
    </Views>
  );
}
