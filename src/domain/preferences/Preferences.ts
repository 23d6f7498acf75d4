import type { DemoStyling } from '../content/demoStylings';

/** Site-wide preferences. */
export interface Preferences {
  mode: 'light' | 'dark' | 'system';
  direction: 'ltr' | 'rtl';
  density: 'comfortable' | 'dense';
  codeVariant: 'TS' | 'JS';
  codeStyling: DemoStyling;
  /** View of reference tables, by what they are about. */
  propsView: ApiView;
  slotsView: ApiView;
  classesView: ApiView;
}

export const viewPreferences = ['propsView', 'slotsView', 'classesView'] as const;
export type ViewPreference = (typeof viewPreferences)[number];

/** Table, list or compact; the values are those that earlier versions of the site have stored. */
export type ApiView = 'table' | 'expanded' | 'collapsed';

export type PreferenceName = keyof Preferences;

/** The resolved `mode`. */
export type ColorScheme = 'light' | 'dark';
