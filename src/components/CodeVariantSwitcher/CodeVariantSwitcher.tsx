import type { CodePreference } from '../../domain/code/codeHash';
import { preferenceTable } from '../../domain/preferences/preferenceTable';
import { strings } from '../../domain/strings/strings';
import { Group } from './CodeVariantSwitcher.styles';

export { chosenVariantOnly, chosenVersionsOnly } from './CodeVariantSwitcher.styles';

export interface CodeSwitchProps {
  preference: CodePreference;
  /** Names the group, for assistive technology. */
  label: string;
  /** The value that is chosen, in an island. */
  chosen?: string;
}

/** A button for each value of a preference, once `attachCodeVariantSwitcher` listens. */
export function CodeSwitch({
  preference,
  label,
  chosen = preferenceTable[preference].values[0],
}: CodeSwitchProps) {
  return (
    <Group className="needs-script" role="group" aria-label={label}>
      {preferenceTable[preference].values.map((value) => (
        <button
          key={value}
          type="button"
          value={value}
          aria-pressed={value === chosen}
          data-choose={preference}
        >
          {value}
        </button>
      ))}
    </Group>
  );
}

/**
 * TypeScript or JavaScript, for all code of the site.
 *
 * **When to use:** Show it with code that differs between TypeScript and JavaScript.
 *
 * **When not to use:** Leave it out for code without types, which is the same in both languages.
 *
 * **Accessibility:** It's a named group of toggle buttons, of which one is pressed.
 */
export function CodeVariantSwitcher({ chosen }: Pick<CodeSwitchProps, 'chosen'>) {
  return <CodeSwitch preference="codeVariant" label={strings['code.language']} chosen={chosen} />;
}
