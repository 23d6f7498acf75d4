import { preferenceNames, preferenceTable } from '../../domain/preferences/preferenceTable';
import type { PreferenceStore } from '../../platform/Platform';

/**
 * Shows the preferences of the parent page and follows them: its URL may set them for this page view only, and where
 * storage is blocked, only that page knows them.
 */
export function followPage(preferences: Pick<PreferenceStore, 'show'>, page: Window): void {
  const root = page.document.documentElement;
  const follow = () =>
    preferences.show(
      Object.fromEntries(
        preferenceNames.flatMap((name) => {
          const value = root.getAttribute(preferenceTable[name].attribute);
          return value === null ? [] : [[name, value]];
        }),
      ),
    );
  follow();
  new MutationObserver(follow).observe(root, {
    attributeFilter: preferenceNames.map((name) => preferenceTable[name].attribute),
  });
}
