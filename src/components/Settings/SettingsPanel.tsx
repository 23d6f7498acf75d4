import { useEffect, useRef } from 'react';
import type { Preferences } from '../../domain/preferences/Preferences';
import type { DemoStyling } from '../../domain/content/demoStylings';
import { strings, type StringKey } from '../../domain/strings/strings';
import { preferenceTable } from '../../domain/preferences/preferenceTable';
import { usePlatform } from '../../platform/PlatformContext';
import { ReadOffline } from '../ReadOffline/ReadOffline';
import { Choice, Input, Legend, Value, Values } from './Settings.styles';

/** What the drawer offers; other preferences are chosen where they act. */
const offered = ['mode', 'direction', 'density', 'codeVariant', 'codeStyling'] as const;
type Offered = (typeof offered)[number];

/** A key of the catalogue, or a name that is the same in every language. */
type Label = { key: StringKey } | { name: string };

const labels: { readonly [Name in Offered]: Readonly<Record<Preferences[Name], Label>> } = {
  mode: {
    light: { key: 'settings.mode.light' },
    dark: { key: 'settings.mode.dark' },
    system: { key: 'settings.mode.system' },
  },
  direction: { ltr: { key: 'settings.direction.ltr' }, rtl: { key: 'settings.direction.rtl' } },
  density: {
    comfortable: { key: 'settings.density.comfortable' },
    dense: { key: 'settings.density.dense' },
  },
  codeVariant: { TS: { name: 'TypeScript' }, JS: { name: 'JavaScript' } },
  codeStyling: Object.fromEntries(
    preferenceTable.codeStyling.values.map((name) => [name, { name }]),
  ) as Record<DemoStyling, Label>,
};

/** Checked by the browser, so that a choice renders nothing; by the preference where something else has chosen. */
function Radio<Name extends Offered>({ name, value }: { name: Name; value: Preferences[Name] }) {
  const { analytics, preferences } = usePlatform();
  const radio = useRef<HTMLInputElement>(null);
  useEffect(
    () =>
      preferences.subscribe(() => {
        if (preferences.get(name) === value) radio.current!.checked = true;
      }),
    [preferences, name, value],
  );
  return (
    <Input
      ref={radio}
      type="radio"
      name={`setting-${name}`}
      value={value}
      defaultChecked={preferences.get(name) === value}
      onChange={() => {
        preferences.set(name, value);
        analytics.send({ name: 'settings', eventAction: value, eventLabel: name });
      }}
    />
  );
}

function PreferenceChoice<Name extends Offered>({ name }: { name: Name }) {
  const textOf = (label: Label) => ('key' in label ? strings[label.key] : label.name);
  return (
    <Choice>
      <Legend>{strings[`settings.${name}`]}</Legend>
      <Values>
        {preferenceTable[name].values.map((value) => (
          <Value key={value}>
            <Radio name={name} value={value} />
            {textOf(labels[name][value])}
          </Value>
        ))}
      </Values>
    </Choice>
  );
}

/**
 * The preferences of the site. A change applies immediately, in other tabs, too.
 * Below them, what can be kept.
 */
export function SettingsPanel() {
  return (
    <>
      {offered.map((name) => (
        <PreferenceChoice key={name} name={name} />
      ))}
      <ReadOffline />
    </>
  );
}
