import { preferenceTable } from '../../domain/preferences/preferenceTable';
import { SwitchGroup } from '../CodeVariantSwitcher/CodeVariantSwitcher';

/** How demos are styled, for all code of the site, once `attachCodeVariantSwitcher` listens. */
export function CodeStylingSwitcher() {
  return (
    <SwitchGroup role="group" aria-label="Styling of the code">
      {preferenceTable.codeStyling.values.map((value, index) => (
        <button key={value} type="button" value={value} aria-pressed={index === 0} data-choose="codeStyling">
          {value}
        </button>
      ))}
    </SwitchGroup>
  );
}
