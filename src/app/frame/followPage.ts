import { preferenceNames, preferenceTable } from '../../domain/preferences/preferenceTable';
import type { PreferenceStore } from '../../platform/Platform';

/** Follows the parent page's preferences: it alone knows those in its URL and, with storage blocked, any at all. */
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
