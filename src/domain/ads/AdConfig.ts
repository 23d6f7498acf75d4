/** A vendor's script that fills the slot, with the ids of this site. */
export interface AdScript {
  /** Absolute https URL. */
  src: string;
  serve: string;
  placement: string;
}

/** Third-party sources; `sourceOf` decides which of them fills which slot. */
export interface ThirdParties {
  script: AdScript | null;
  /** Absolute https URL of a JSON list of ads. */
  feed: string | null;
}

/** House ads only: no request to another host. */
export const noThirdParties: ThirdParties = { script: null, feed: null };

export interface AdConfig {
  /** Off in development and in tests, unless the environment says otherwise. */
  enabled: boolean;
  /** Share of page views that report displays, from 0 to 1. */
  GADisplayRatio: number;
  thirdParties: ThirdParties;
  /** For each house ad, the folder of the product that it advertises, below the base; null for something else. */
  houseAds: readonly (string | null)[];
  /** Base path of the site, with a trailing slash. */
  base: string;
}
