import type { ReactNode } from 'react';
import { IslandRoot } from '../../src/app/browser/islands/IslandRoot';
import { usePlatform } from '../../src/platform/PlatformContext';

/** Gives what runs in the browser the theme and the styles of an island. */
export const InIsland = ({ children }: { children: ReactNode }) => (
  <IslandRoot platform={usePlatform()}>{children}</IslandRoot>
);
