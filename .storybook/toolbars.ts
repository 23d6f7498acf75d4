import { locales, type Locale } from '../stories/kit/pseudoLocales';
import {
  preferenceNames,
  preferenceTable,
  type PreferenceName,
  type Preferences,
} from '../src/domain/preferences/preferenceTable';
import { sampleThemes } from '../src/domain/theme/demoTheme';
import { ordinaryUser, type UserGlobals } from './addons/canvas/presets';
import type { GlobalTypes } from 'storybook/internal/csf';

type Icon = NonNullable<GlobalTypes[string]['toolbar']>['icon'];

const faces: {
  [Name in PreferenceName]: {
    title: string;
    icon: Icon;
    labels?: Record<Preferences[Name], string>;
  };
} = {
  mode: {
    title: 'Mode',
    icon: 'contrast',
    labels: { system: 'As the (fake) system', light: 'Light', dark: 'Dark' },
  },
  direction: {
    title: 'Direction',
    icon: 'transfer',
    labels: { ltr: 'Left to right', rtl: 'Right to left' },
  },
  density: {
    title: 'Density',
    icon: 'component',
    labels: { comfortable: 'Comfortable', dense: 'Dense' },
  },
  codeVariant: {
    title: 'Code variant',
    icon: 'markup',
    labels: { TS: 'TypeScript', JS: 'JavaScript' },
  },
  codeStyling: { title: 'Code styling', icon: 'paintbrush' },
  demoTheme: {
    title: 'Theme of demos',
    icon: 'photo',
    labels: {
      '': 'Their own',
      ...Object.fromEntries(sampleThemes.map(({ text, name }) => [text, name])),
    },
  },
};

/** One toolbar per preference; its name is also the name of the global in the URL. */
export const globalTypes: GlobalTypes = Object.fromEntries(
  preferenceNames.map((name) => {
    const { title, icon, labels } = faces[name];
    const titles: Readonly<Record<string, string>> = labels ?? {};
    const values = new Set([...preferenceTable[name].values, ...Object.keys(titles)]);
    const items = [...values].map((value) => ({ value, title: titles[value] ?? value }));
    return [name, { description: title, toolbar: { title, icon, items, dynamicTitle: true } }];
  }),
);

/** Pseudo-locales reveal hard-coded strings and layouts that break with longer words. */
globalTypes.locale = {
  description: 'Locale',
  toolbar: { title: 'Locale', icon: 'globe', items: locales.slice(), dynamicTitle: true },
};

/** Initial globals: the default preferences, in light mode. */
export const initialGlobals: Preferences & UserGlobals & { locale: Locale } = {
  ...(Object.fromEntries(
    preferenceNames.map((name) => [name, preferenceTable[name].values[0]]),
  ) as unknown as Preferences),
  mode: 'light',
  locale: 'en',
  ...ordinaryUser,
};
