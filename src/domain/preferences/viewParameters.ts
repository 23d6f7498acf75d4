import { preferenceNames, preferenceTable } from './preferenceTable';
import type { PreferenceName } from './Preferences';

/** The query parameter of a preference is the key that it is stored with: `mode`, `codeVariant`. */
export const parameterOf = (name: PreferenceName): string => preferenceTable[name].key;

/** Query parameter of open tabs, by their labels. */
export const tabParameter = 'tab';

/** Every parameter of a URL that shows a state of a page, for one page view. */
export const viewParameters: readonly string[] = [
  ...preferenceNames.map(parameterOf),
  tabParameter,
];

/** A URL without the states of its page: what is reported, and copied to show a place. */
export function withoutView(href: string): string {
  const url = new URL(href);
  for (const parameter of viewParameters) url.searchParams.delete(parameter);
  return url.href;
}
