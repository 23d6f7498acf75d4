import { createContext, useContext, type ReactNode, useSyncExternalStore } from 'react';
import type { Platform } from './Platform';
import {
  type PreferenceName,
  type Preferences,
  parsePreference,
} from '../domain/preferences/preferenceTable';

const PlatformContext = createContext<Platform | null>(null);

/** Provides the platform to the components below it. */
export function PlatformProvider({
  platform,
  children,
}: {
  platform: Platform;
  children?: ReactNode;
}) {
  return <PlatformContext value={platform}>{children}</PlatformContext>;
}

/** The platform; throws outside `PlatformProvider`. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) {
    throw new Error(
      'usePlatform found no PlatformProvider above it. Wrap the component in <PlatformProvider>.',
    );
  }
  return platform;
}

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
