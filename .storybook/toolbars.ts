import { locales } from '../stories/kit/pseudoLocales';
import {
  preferenceNames,
  preferenceTable,
  type PreferenceName,
  type Preferences,
} from '../src/domain/preferences/preferenceTable';
import { sampleThemes } from '../src/domain/theme/demoTheme';
import { ordinaryUser } from './addons/canvas/presets';
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

/**
 * A toolbar. Its first value is what holds without the global, so that only what differs is marked as chosen; `mode`
 * has no such value, as stories start in light mode whatever the system has.
 */
function toolbarOf(title: string, icon: Icon, titles: Readonly<Record<string, string>>) {
  const items = Object.entries(titles).map(([value, title], index) =>
    index === 0 && icon !== faces.mode.icon
      ? { value: undefined, title, type: 'reset' as const }
      : { value, title },
  );
  return { description: title, toolbar: { title, icon, items, dynamicTitle: true } };
}

const themselves = (values: readonly string[]) =>
  Object.fromEntries(values.map((value) => [value, value]));

/** One toolbar per preference; its name is also the name of the global in the URL. */
export const globalTypes: GlobalTypes = Object.fromEntries(
  preferenceNames.map((name) => {
    const { title, icon, labels } = faces[name];
    return [name, toolbarOf(title, icon, labels ?? themselves(preferenceTable[name].values))];
  }),
);

/** Pseudo-locales reveal hard-coded strings and layouts that break with longer words. */
globalTypes.locale = toolbarOf('Locale', 'globe', themselves(locales));

/** States of controls, which the toolbar or a board forces on all of a story. */
export const states = {
  hover: 'hovered',
  'focus-visible': 'focused by keyboard',
  active: 'pressed',
  disabled: 'disabled',
};
globalTypes.state = toolbarOf('State of all controls', 'button', { '': 'as they are', ...states });

globalTypes.compare = toolbarOf('Light and dark', 'sidebyside', {
  '': 'One mode',
  modes: 'Side by side',
});

// Without the names, all toolbars fit beside the sidebar.
for (const name of ['state', 'compare']) delete globalTypes[name]!.toolbar!.title;

/** What differs from the default preferences from the start. */
export const initialGlobals = { mode: 'light', ...ordinaryUser } as const;
