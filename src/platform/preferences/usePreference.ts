import { useSyncExternalStore } from 'react';
import type { PreferenceName, Preferences } from '../../domain/preferences/Preferences';
import { parsePreference } from '../../domain/preferences/parsePreference';
import { usePlatform } from '../PlatformContext';

/**
 * The current value of a preference; the default on the server and while hydrating.
 * To change it: `usePlatform().preferences.set(name, value)`.
 */
export function usePreference<Name extends PreferenceName>(name: Name): Preferences[Name] {
  const { preferences } = usePlatform();
  return useSyncExternalStore(
    preferences.subscribe,
    () => preferences.get(name),
    () => parsePreference(name, null),
  );
}
