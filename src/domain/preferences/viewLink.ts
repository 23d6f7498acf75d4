import type { PreferenceName } from './preferenceTable';
import { parameterOf, playgroundParameter, tabParameter, withoutView } from './viewParameters';

/** What a page shows. */
export interface View {
  /** Of preferences that the page depends on. */
  preferences: readonly (readonly [PreferenceName, string])[];
  /** Labels of the open tabs. */
  tabs: readonly string[];
  /** Parameters of its playground. */
  playground?: readonly string[];
}

/** The URL that shows a page as it is; other parameters and the hash stay. */
export function viewLink(href: string, { preferences, tabs, playground = [] }: View) {
  const url = new URL(withoutView(href));
  const { searchParams } = url;
  for (const [name, value] of preferences) searchParams.set(parameterOf(name), value);
  for (const tab of new Set(tabs)) searchParams.append(tabParameter, tab);
  for (const entry of playground) searchParams.append(playgroundParameter, entry);
  return url.href;
}
