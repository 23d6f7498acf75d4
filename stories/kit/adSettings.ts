import { siteConfig } from '../../src/app/site.config';
import { noThirdParties, type AdSettings } from '../../src/domain/ads/adConfig';
import { advertisedProducts } from '../../src/domain/ads/houseAdList';
import type { AdControllerConfig } from '../../src/platform/ads/createAdController';

/** House ads only. */
export const adConfig: AdControllerConfig = {
  enabled: true,
  GADisplayRatio: siteConfig.advertising.displayRatio,
  thirdParties: noThirdParties,
  houseAds: [...advertisedProducts().keys()],
};

/** Settings of a site with house ads only. */
export const adSettings: AdSettings = {
  ...adConfig,
  houseAds: advertisedProducts(),
  base: '/',
  templates: '',
  labels: { 'advertising.name': 'Advertisement', 'advertising.about': 'About advertising' },
};
