import type { InterfaceTexts } from '../language/InterfaceTexts';

/** An ad of our own. Without `poweredby` it is by `MUI`, without `label` it is reported as `in-house-<name>`. */
export interface HouseAd {
  name: string;
  link: string;
  /** Files below the base of the site, one for each colour scheme. */
  img: { light: string; dark: string };
  description: string;
  poweredby?: string;
  label?: string;
}

/** What is the same in every language; `texts` begins the keys of the rest. */
const entries = [
  {
    texts: 'house.core',
    link: 'https://mui.com/toolpad/core/react-dashboard-layout/',
    img: 'dashboard',
    label: 'in-house-toolpad-core',
  },
  {
    texts: 'house.studio',
    link: 'https://mui.com/toolpad/studio/getting-started/',
    img: 'studio',
    label: 'in-house-toolpad-studio',
  },
  {
    texts: 'house.grid',
    link: 'https://mui.com/x/react-data-grid/',
    img: 'data-grid',
    poweredby: 'MUI X',
    label: 'in-house-data-grid',
  },
  {
    texts: 'house.community',
    link: 'https://github.com/mui/toolpad/blob/master/CONTRIBUTING.md',
    img: 'community',
    label: 'in-house-contributing',
  },
] as const;

/** How many ads of our own there are, in every language. */
export const houseAdCount = entries.length;

/** The ads that fill the slot when nobody else does, in the language of the texts. */
export const houseAdsIn = (language: InterfaceTexts): readonly HouseAd[] =>
  entries.map(({ texts, img, ...entry }) => ({
    ...entry,
    name: language[`${texts}.name`],
    description: language[`${texts}.description`],
    img: { light: `house/${img}-light.svg`, dark: `house/${img}-dark.svg` },
  }));
