import {
  defaultDisplayRatio,
  noThirdParties,
  type AdSettings,
} from '../../src/domain/ads/adConfig';
import { houseAds } from './siteContent';

/** Settings of a site with house ads only. */
export const adSettings: AdSettings = {
  enabled: true,
  GADisplayRatio: defaultDisplayRatio,
  thirdParties: noThirdParties,
  source: 'house',
  houseAds: houseAds.map(() => null),
  base: '/',
  templates: '',
  labels: { 'advertising.name': 'Advertisement', 'advertising.about': 'About advertising' },
};
