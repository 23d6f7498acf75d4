import { strings } from '../strings/strings';

/** An ad of our own. Without `poweredby` it is by `MUI`, without `label` it is reported as `in-house-<name>`. */
export interface HouseAd {
  name: string;
  link: string;
  /** Files below the base of the site, one for each color scheme. */
  img: { light: string; dark: string };
  description: string;
  poweredby?: string;
  label?: string;
}

/** Without the words, whose keys in `strings` begin with `key`. */
const entries = [
  {
    key: 'house.core',
    link: 'https://mui.com/toolpad/core/react-dashboard-layout/',
    img: 'dashboard',
    label: 'in-house-toolpad-core',
  },
  {
    key: 'house.studio',
    link: 'https://mui.com/toolpad/studio/getting-started/',
    img: 'studio',
    label: 'in-house-toolpad-studio',
  },
  {
    key: 'house.grid',
    link: 'https://mui.com/x/react-data-grid/',
    img: 'data-grid',
    poweredby: 'MUI X',
    label: 'in-house-data-grid',
  },
  {
    key: 'house.community',
    link: 'https://github.com/mui/toolpad/blob/master/CONTRIBUTING.md',
    img: 'community',
    label: 'in-house-contributing',
  },
] as const;

/** How many ads of our own there are. */
export const houseAdCount = entries.length;

/** The ads that fill the slot when nobody else does. */
export const houseAdsIn = (): readonly HouseAd[] =>
  entries.map(({ key, img, ...entry }) => ({
    ...entry,
    name: strings[`${key}.name`],
    description: strings[`${key}.description`],
    img: { light: `house/${img}-light.svg`, dark: `house/${img}-dark.svg` },
  }));
