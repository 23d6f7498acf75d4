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
  /** Regular expression of further values. */
  pattern?: string;
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
  demoTheme: {
    place: 'storage',
    key: 'demoTheme',
    attribute: 'data-demo-theme',
    values: [''],
    // See `formatDemoTheme`. Pages do not load its tables.
    pattern:
      '([\\da-f]{6}-){8}(1?\\d|2[0-4])-(default|system|humanist|serif|mono)-(comfortable|compact)',
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
  /** The reader's theme for demos, as `formatDemoTheme` makes it; empty for their own. */
  demoTheme: string;
}

export type PreferenceName = keyof Preferences;

/** The resolved `mode`. */
export type ColorScheme = 'light' | 'dark';

/** Regular expression of all values of a preference. */
export function valuePattern(name: PreferenceName): string {
  const { values, pattern } = preferenceTable[name];
  return `^(${values.join('|')}${pattern ? `|${pattern}` : ''})$`;
}

/** Whether a preference has that value. */
export const isPreference = <Name extends PreferenceName>(
  name: Name,
  raw: string | null | undefined,
): raw is Preferences[Name] => new RegExp(valuePattern(name)).test(raw!);

/** Parses a stored value; unknown or missing ones become the default. */
export const parsePreference = <Name extends PreferenceName>(
  name: Name,
  raw: string | null | undefined,
): Preferences[Name] => (isPreference(name, raw) ? raw : preferenceTable[name].values[0]);

/** The color scheme of a mode, given the current preference of the operating system. */
export function resolveColorScheme(mode: Preferences['mode'], systemIsDark: boolean): ColorScheme {
  if (mode === 'system') return systemIsDark ? 'dark' : 'light';
  return mode;
}
