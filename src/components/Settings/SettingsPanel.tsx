import type { Preferences } from '../../domain/preferences/Preferences';
import { preferenceTable } from '../../domain/preferences/preferenceTable';
import { usePlatform } from '../../platform/PlatformContext';
import { usePreference } from '../../platform/usePreference';
import { Choice, Values } from './Settings.styles';

/** What the drawer offers; other preferences are chosen where they act. */
const offered = ['mode', 'direction', 'density', 'codeVariant', 'codeStyling'] as const;
type Offered = (typeof offered)[number];

type Labels = { readonly [Name in Offered]: { legend: string; values: Readonly<Record<Preferences[Name], string>> } };

const labels: Labels = {
  mode: { legend: 'Colour scheme', values: { light: 'Light', dark: 'Dark', system: 'System' } },
  direction: { legend: 'Direction', values: { ltr: 'Left to right', rtl: 'Right to left' } },
  density: { legend: 'Density', values: { comfortable: 'Comfortable', dense: 'Dense' } },
  codeVariant: { legend: 'Code language', values: { TS: 'TypeScript', JS: 'JavaScript' } },
  codeStyling: { legend: 'Code styling', values: { 'MUI System': 'MUI System', Tailwind: 'Tailwind', CSS: 'CSS' } },
};

function PreferenceChoice<Name extends Offered>({ name }: { name: Name }) {
  const { preferences } = usePlatform();
  const chosen = usePreference(name);
  const { legend, values } = labels[name];
  return (
    <Choice>
      <legend>{legend}</legend>
      <Values>
        {preferenceTable[name].values.map((value) => (
          <label key={value}>
            <input type="radio" name={`setting-${name}`} value={value} checked={value === chosen} onChange={() => preferences.set(name, value)} />
            {values[value]}
          </label>
        ))}
      </Values>
    </Choice>
  );
}

/** The reader's preferences for the whole site; a choice counts at once, here and in other tabs. */
export function SettingsPanel() {
  return offered.map((name) => <PreferenceChoice key={name} name={name} />);
}
