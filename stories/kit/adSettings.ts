import type { AdSettings } from '../../src/components/AdSlot/AdSettings';
import { siteConfig } from '../../src/app/site.config';
import { noThirdParties, type AdConfig } from '../../src/domain/ads/AdConfig';
import { houseAdCount } from '../../src/domain/ads/houseAds';

/** House ads only. */
export const adConfig: AdConfig = {
  enabled: true,
  GADisplayRatio: siteConfig.advertising.displayRatio,
  thirdParties: noThirdParties,
  houseAds: houseAdCount,
  base: '/',
};

/** Settings of a site with house ads only. */
export const adSettings: AdSettings = {
  ...adConfig,
  templates: '',
  labels: { 'advertising.name': 'Advertisement', 'advertising.about': 'About advertising' },
};
