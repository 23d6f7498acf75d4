import {
  isPreference,
  preferenceNames,
  preferenceTable,
  type PreferenceName,
  type Preferences,
} from './preferenceTable';

/** The query parameter of a preference is the key that it is stored with: `mode`, `codeVariant`. */
export const parameterOf = (name: PreferenceName): string => preferenceTable[name].key;

/** Query parameter of open tabs, by their labels. */
export const tabParameter = 'tab';

/** Query parameter of what the playground of a page shows, each `name:value`. */
export const playgroundParameter = 'playground';

/** Every parameter of a URL that shows a state of a page, for one page view. */
export const viewParameters: readonly string[] = [
  ...preferenceNames.map(parameterOf),
  tabParameter,
  playgroundParameter,
];

/** A URL without the states of its page: what is reported, and copied to show a place. */
export function withoutView(href: string): string {
  const url = new URL(href);
  for (const parameter of viewParameters) url.searchParams.delete(parameter);
  return url.href;
}

/** The preferences in the query of a URL; unknown values are left out. */
export function readView(search: string): Partial<Preferences> {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    preferenceNames.flatMap((name) => {
      const value = query.get(parameterOf(name));
      return isPreference(name, value) ? [[name, value]] : [];
    }),
  );
}
