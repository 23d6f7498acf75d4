import { createContext, useContext, type ReactNode } from 'react';
import type { AdSettings } from './AdSettings';

const AdSettingsContext = createContext<AdSettings | null>(null);

/**
 * How the site advertises.
 * @throws {Error} outside `AdProvider`
 */
export function useAdConfig(): AdSettings {
  const settings = useContext(AdSettingsContext);
  if (!settings) {
    throw new Error(
      'useAdConfig found no AdProvider above it, so the ad settings of this site are unknown. Wrap the component in <AdProvider config={…}>.',
    );
  }
  return settings;
}

/** Provides the ad settings of a page to its slots. */
export function AdProvider({ config, children }: { config: AdSettings; children?: ReactNode }) {
  return <AdSettingsContext value={config}>{children}</AdSettingsContext>;
}
