import type { DemoStyling } from '../content/demoStylings';

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
