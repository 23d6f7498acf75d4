import { preferenceTable } from '../../domain/preferences/preferenceTable';
import { Group } from './CodeVariantSwitcher.styles';

export { Group as SwitchGroup } from './CodeVariantSwitcher.styles';

/** TypeScript or JavaScript, for all code of the site, once `attachCodeVariantSwitcher` listens. */
export function CodeVariantSwitcher() {
  return (
    <Group role="group" aria-label="Language of the code">
      {preferenceTable.codeVariant.values.map((value, index) => (
        <button key={value} type="button" value={value} aria-pressed={index === 0} data-choose="codeVariant">
          {value}
        </button>
      ))}
    </Group>
  );
}
