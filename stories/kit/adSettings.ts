import type { AdSettings } from '../../src/components/AdSlot/AdSettings';
import { siteConfig } from '../../src/app/site.config';
import { noThirdParties } from '../../src/domain/ads/AdConfig';
import { advertisedProducts } from '../../src/domain/ads/houseAds';
import type { AdSlotControllerConfig } from '../../src/platform/ads/createAdSlotController';

/** House ads only. */
export const adConfig: AdSlotControllerConfig = {
  enabled: true,
  GADisplayRatio: siteConfig.advertising.displayRatio,
  thirdParties: noThirdParties,
  houseAds: [...advertisedProducts.keys()],
};

/** Settings of a site with house ads only. */
export const adSettings: AdSettings = {
  ...adConfig,
  houseAds: advertisedProducts,
  base: '/',
  templates: '',
  labels: { 'advertising.name': 'Advertisement', 'advertising.about': 'About advertising' },
};
