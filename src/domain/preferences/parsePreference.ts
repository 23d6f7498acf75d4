import { preferenceTable } from './preferenceTable';
import type { PreferenceName, Preferences } from './Preferences';

/** The stored text as a value of the preference; anything unknown or missing becomes the default. */
export function parsePreference<Name extends PreferenceName>(
  name: Name,
  raw: string | null | undefined,
): Preferences[Name] {
  const { values } = preferenceTable[name];
  return values.find((value) => value === raw) ?? values[0];
}
