import type { AdSettings } from '../../src/components/AdSlot/AdSettings';
import { defaultAdConfig } from '../../src/domain/ads/AdConfig';

/** Settings of a site with house ads only. */
export const adSettings: AdSettings = {
  ...defaultAdConfig,
  templates: '',
  labels: { 'advertising.name': 'Advertisement', 'advertising.about': 'About advertising' },
};
