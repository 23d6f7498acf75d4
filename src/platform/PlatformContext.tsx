import { createContext, useContext, type ReactNode } from 'react';
import type { Platform } from './Platform';

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
      'usePlatform found no PlatformProvider above it, so there is no clock, storage or clipboard to use. ' +
        'Wrap the component in <PlatformProvider platform={createBrowserPlatform(window)}>.',
    );
  }
  return platform;
}
