import type { PreferenceName } from '../../domain/preferences/Preferences';
import { preferenceNames, preferenceTable } from '../../domain/preferences/preferenceTable';
import type { PreferenceStore } from '../../platform/Platform';

/**
 * Copies the preferences of the parent page and follows them: where storage is blocked, only that page knows them.
 */
export function followPage(preferences: Pick<PreferenceStore, 'set'>, page: Window): void {
  const root = page.document.documentElement;
  const follow = (name: PreferenceName) => {
    const value = root.getAttribute(preferenceTable[name].attribute);
    if (value !== null) preferences.set(name, value as never);
  };
  const followAll = () => preferenceNames.forEach(follow);
  followAll();
  new MutationObserver(followAll).observe(root, {
    attributeFilter: preferenceNames.map((name) => preferenceTable[name].attribute),
  });
}
