import type { DemoStyling } from '../content/demoStylings';

/** What a reader can choose once for the whole site. */
export interface Preferences {
  mode: 'light' | 'dark' | 'system';
  direction: 'ltr' | 'rtl';
  density: 'comfortable' | 'dense';
  codeVariant: 'TS' | 'JS';
  codeStyling: DemoStyling;
  /** How tables of props and parameters are drawn on reference pages. */
  propsView: ApiView;
  slotsView: ApiView;
  classesView: ApiView;
}

/** As a table, as a list, or compact; named as earlier versions of the site have stored it. */
export type ApiView = 'table' | 'expanded' | 'collapsed';

export type PreferenceName = keyof Preferences;

/** What `mode` comes down to once the system has been asked. */
export type ColorScheme = 'light' | 'dark';
