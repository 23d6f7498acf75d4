/** What a reader can choose once for the whole site. */
export interface Preferences {
  mode: 'light' | 'dark' | 'system';
  direction: 'ltr' | 'rtl';
  density: 'comfortable' | 'dense';
  codeVariant: 'TS' | 'JS';
  codeStyling: 'MUI System' | 'Tailwind' | 'CSS';
}

export type PreferenceName = keyof Preferences;

/** What `mode` comes down to once the system has been asked. */
export type ColorScheme = 'light' | 'dark';
