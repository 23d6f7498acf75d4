import {
  defaultDisplayRatio,
  noThirdParties,
  type AdSettings,
} from '../../src/domain/ads/adConfig';
import { advertisedProducts } from '../../src/domain/ads/houseAdList';

/** Settings of a site with house ads only. */
export const adSettings: AdSettings = {
  enabled: true,
  GADisplayRatio: defaultDisplayRatio,
  thirdParties: noThirdParties,
  source: 'house',
  houseAds: advertisedProducts(),
  base: '/',
  templates: '',
  labels: { 'advertising.name': 'Advertisement', 'advertising.about': 'About advertising' },
};
