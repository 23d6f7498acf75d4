import { defaultStyling, otherStylings, type DemoStyling } from '../content/demoStylings';

export interface PreferenceRow<Value extends string> {
  /** Where the value is stored. */
  place: 'storage' | 'cookie';
  /** The storage key or cookie name. */
  key: string;
  /** The attribute of `<html>` that CSS reads. */
  attribute: string;
  /** Allowed values; the first one is the default and what static HTML carries. */
  values: readonly [Value, ...Value[]];
}

/**
 * The table of preferences: key, storage, attribute and values. Static HTML carries the defaults; for `mode` it also
 * carries the resolved scheme in `colorSchemeAttribute`, `light` until a script has run.
 */
export const preferenceTable: {
  readonly [Name in PreferenceName]: PreferenceRow<Preferences[Name]>;
} = {
  mode: {
    place: 'storage',
    key: 'mode',
    attribute: 'data-mode',
    values: ['system', 'light', 'dark'],
  },
  direction: { place: 'storage', key: 'direction', attribute: 'dir', values: ['ltr', 'rtl'] },
  density: {
    place: 'storage',
    key: 'density',
    attribute: 'data-density',
    values: ['comfortable', 'dense'],
  },
  codeVariant: {
    place: 'cookie',
    key: 'codeVariant',
    attribute: 'data-code-variant',
    values: ['TS', 'JS'],
  },
  codeStyling: {
    place: 'cookie',
    key: 'codeStyling',
    attribute: 'data-code-styling',
    values: [defaultStyling, ...otherStylings],
  },
};

/** In the order in which every control offers them. */
export const modeChoices = ['light', 'dark', 'system'] as const;

export const preferenceNames = Object.keys(preferenceTable) as PreferenceName[];

/** Storage key of the scheme that was resolved when the mode was last chosen. */
export const colorSchemeKey = 'color-scheme';

export const colorSchemeAttribute = 'data-color-scheme';

/** The media query behind mode `system`. */
export const darkSystemQuery = '(prefers-color-scheme: dark)';

/** Lifetime of the preference cookies: 365 days. */
export const cookieMaxAgeSeconds = 31536000;

/** Site-wide preferences. */
export interface Preferences {
  mode: 'light' | 'dark' | 'system';
  direction: 'ltr' | 'rtl';
  density: 'comfortable' | 'dense';
  codeVariant: 'TS' | 'JS';
  codeStyling: DemoStyling;
}

export type PreferenceName = keyof Preferences;

/** The resolved `mode`. */
export type ColorScheme = 'light' | 'dark';

/** Parses a stored value; unknown or missing ones become the default. */
export function parsePreference<Name extends PreferenceName>(
  name: Name,
  raw: string | null | undefined,
): Preferences[Name] {
  const { values } = preferenceTable[name];
  return values.find((value) => value === raw) ?? values[0];
}

/** The color scheme of a mode, given the current preference of the operating system. */
export function resolveColorScheme(mode: Preferences['mode'], systemIsDark: boolean): ColorScheme {
  if (mode === 'system') return systemIsDark ? 'dark' : 'light';
  return mode;
}
