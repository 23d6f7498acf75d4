import { appProviderModeKey } from '../../../domain/content/demoFrame';
import { preferenceNames, preferenceTable } from '../../../domain/preferences/preferenceTable';
import type { PreferenceStore, Platform } from '../../../platform/Platform';
import { isSearchKey } from '../../../components/SearchButton/SearchButton.behavior';
import { isInTextField } from '../../../platform/page/isInTextField';

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

/**
 * Keeps the mode of a demo's AppProvider equal to the page's. AppProvider listens to `storage` events, which a window
 * does not get for its own writes, so one is dispatched by hand.
 */
export function followMode({ preferences, storage }: Platform, window: Window): void {
  const follow = () => {
    const mode = preferences.get('mode');
    if (storage.get(appProviderModeKey) === mode) return;
    storage.set(appProviderModeKey, mode);
    window.dispatchEvent(new StorageEvent('storage', { key: appProviderModeKey, newValue: mode }));
  };
  follow();
  preferences.subscribe(follow);
}

/** Passes the keys that open the search from a demo to its page. In a text field of the demo they are its own. */
export function passSearchKeys({ document, parent }: Window, frame: Element): void {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || isInTextField(event) || !isSearchKey(event)) return;
    event.preventDefault();
    // What is typed until the search has loaded is for the page, too.
    parent.focus();
    frame.dispatchEvent(new KeyboardEvent(event.type, event));
  });
}
