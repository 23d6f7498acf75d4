import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { defaultAdConfig, type AdConfig } from '../../domain/ads/AdConfig';

const AdConfigContext = createContext<AdConfig | null>(null);

/** How the site advertises; throws outside `AdProvider`. */
export function useAdConfig(): AdConfig {
  const config = useContext(AdConfigContext);
  if (!config) {
    throw new Error(
      'useAdConfig found no AdProvider above it, so the ad settings of this site are unknown. Wrap the component in <AdProvider config={…}>.',
    );
  }
  return config;
}

/** Hands the advertising configuration to the slots below it. What `config` does not say is as by default. */
export function AdProvider({
  config,
  children,
}: {
  config?: Partial<AdConfig>;
  children?: ReactNode;
}) {
  const merged = useMemo(() => ({ ...defaultAdConfig, ...config }), [config]);
  return <AdConfigContext value={merged}>{children}</AdConfigContext>;
}
