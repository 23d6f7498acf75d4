import { english } from '../language/english';
import { adTable } from './adTable';
import { houseAdsIn, type HouseAd } from './houseAds';

/** A script that fills the slot, with the ids that its vendor gave to this site. */
export interface AdScript {
  /** Absolute https address. */
  src: string;
  serve: string;
  placement: string;
}

/** Who else advertises; `sourceOf` says which of them fills which slot. */
export interface ThirdParties {
  script: AdScript | null;
  /** Absolute https address that answers with a list of ads. */
  feed: string | null;
}

/** Ads of our own alone, and no request to another host. */
export const noThirdParties: ThirdParties = { script: null, feed: null };

export interface AdConfig {
  /** Off in development and in tests, unless the environment says otherwise. */
  enabled: boolean;
  /** Share of page views that report displays, from 0 to 1. */
  GADisplayRatio: number;
  thirdParties: ThirdParties;
  houseAds: readonly HouseAd[];
  /** Where the site's own files are, with a slash at the end. */
  base: string;
}

/** What holds where a site says nothing. */
export const defaultAdConfig: AdConfig = {
  enabled: true,
  GADisplayRatio: adTable.displayRatio,
  thirdParties: noThirdParties,
  houseAds: houseAdsIn(english),
  base: '/',
};
