import { preferenceTable } from './preferenceTable';
import type { PreferenceName, Preferences } from './Preferences';

/** Parses a stored value; unknown or missing ones become the default. */
export function parsePreference<Name extends PreferenceName>(
  name: Name,
  raw: string | null | undefined,
): Preferences[Name] {
  const { values } = preferenceTable[name];
  return values.find((value) => value === raw) ?? values[0];
}
