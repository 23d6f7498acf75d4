import { strings } from '../strings/strings';
import type { AdSettings } from './adConfig';
import type { HouseAd } from './houseAds';

/**
 * A house ad without its texts, whose keys in `strings` start with `key`. `advertises` is the folder of a product of
 * this site: on its pages, the ad is not shown.
 */
const entries = [
  {
    key: 'house.core',
    link: 'https://mui.com/toolpad/core/react-dashboard-layout/',
    img: 'dashboard',
    advertises: 'core',
    label: 'in-house-toolpad-core',
  },
  {
    key: 'house.studio',
    link: 'https://mui.com/toolpad/studio/getting-started/',
    img: 'studio',
    advertises: 'studio',
    label: 'in-house-toolpad-studio',
  },
  {
    key: 'house.grid',
    link: 'https://mui.com/x/react-data-grid/',
    img: 'data-grid',
    advertises: null,
    poweredby: 'MUI X',
    label: 'in-house-data-grid',
  },
  {
    key: 'house.community',
    link: 'https://github.com/mui/toolpad/blob/master/CONTRIBUTING.md',
    img: 'community',
    advertises: null,
    label: 'in-house-contributing',
  },
] as const;

/** For each house ad, the folder of the product that it advertises. */
export const advertisedProducts = (): AdSettings['houseAds'] =>
  entries.map(({ advertises }) => advertises);

/** The house ads, which are shown without a third-party ad. */
export const houseAdsIn = (): readonly HouseAd[] =>
  entries.map(({ key, img, advertises: _, ...entry }) => ({
    ...entry,
    name: strings[`${key}.name`],
    description: strings[`${key}.description`],
    img: { light: `house/${img}-light.svg`, dark: `house/${img}-dark.svg` },
  }));
