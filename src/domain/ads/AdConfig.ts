import { adTable } from './adTable';
import { houseAds, type HouseAd } from './houseAds';

/** Who else fills the slot, with the ids that they gave to this site. */
export type ThirdParty =
  | {
      kind: 'script';
      /** Absolute https address of the vendor's script. */
      src: string;
      serve: string;
      placement: string;
    }
  | {
      kind: 'feed';
      /** Absolute https address that answers with a list of ads. */
      address: string;
    };

export interface AdConfig {
  /** Off in development and in tests, unless the environment says otherwise. */
  enabled: boolean;
  /** Share of page views that report displays, from 0 to 1. */
  GADisplayRatio: number;
  /** `null`: ads of our own alone, and no request to another host. */
  thirdParty: ThirdParty | null;
  houseAds: readonly HouseAd[];
  /** Where the site's own files are, with a slash at the end. */
  base: string;
}

/** What holds where a site says nothing. */
export const defaultAdConfig: AdConfig = {
  enabled: true,
  GADisplayRatio: adTable.displayRatio,
  thirdParty: null,
  houseAds,
  base: '/',
};
