import type { Platform } from '../../platform/Platform';

/** Where Toolpad Core's AppProvider keeps its mode. */
const appProviderModeKey = 'toolpad-mode';

/**
 * Keeps the mode of a demo's own AppProvider equal to the reader's. AppProvider listens to `storage` events, which a
 * window does not get for its own writes, so one is dispatched by hand.
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
