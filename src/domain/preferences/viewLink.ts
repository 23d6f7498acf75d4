import type { PreferenceName } from './Preferences';
import { parameterOf, stateParameters, withoutView } from './viewParameters';

/** What a page shows. */
export interface View {
  /** Of preferences that the page depends on. */
  preferences: readonly (readonly [PreferenceName, string])[];
  /** Labels of the open tabs. */
  tabs: readonly string[];
  /** Of each table that has one. */
  tableFilters: readonly string[];
}

/** The URL that shows a page as it is; other parameters and the hash stay. */
export function viewLink(href: string, { preferences, tabs, tableFilters }: View) {
  const url = new URL(withoutView(href));
  const { searchParams } = url;
  for (const [name, value] of preferences) searchParams.set(parameterOf(name), value);
  for (const tab of new Set(tabs)) searchParams.append(stateParameters.tab, tab);
  // Places count, so those before a filter are written, too.
  const last = tableFilters.findLastIndex(Boolean);
  for (const filter of tableFilters.slice(0, last + 1))
    searchParams.append(stateParameters.tableFilter, filter);
  return url.href;
}
