import type { Platform } from '../../platform/Platform';

/** Storage key of Toolpad Core's AppProvider. */
const appProviderModeKey = 'toolpad-mode';

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
