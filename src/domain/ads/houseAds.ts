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

const image = (file: string) => ({ light: `house/${file}-light.svg`, dark: `house/${file}-dark.svg` });

/** The ads that fill the slot when nobody else does. */
export const houseAds: readonly HouseAd[] = [
  {
    name: 'Dashboards in an afternoon.',
    link: 'https://mui.com/toolpad/core/react-dashboard-layout/',
    img: image('dashboard'),
    description: 'Toolpad Core brings the navigation, the pages and the sign-in, so that you write what only you can.',
    label: 'in-house-toolpad-core',
  },
  {
    name: 'Internal tools you own.',
    link: 'https://mui.com/toolpad/studio/getting-started/',
    img: image('studio'),
    description: 'Toolpad Studio runs on your machine and keeps every page as a file in your repository.',
    label: 'in-house-toolpad-studio',
  },
  {
    name: 'A grid for a million rows.',
    link: 'https://mui.com/x/react-data-grid/',
    img: image('data-grid'),
    description: 'The MUI X Data Grid sorts, filters and edits large tables, and scrolls through them without a stutter.',
    poweredby: 'MUI X',
    label: 'in-house-data-grid',
  },
  {
    name: 'Written by its readers.',
    link: 'https://github.com/mui/toolpad/blob/master/CONTRIBUTING.md',
    img: image('community'),
    description: 'Toolpad is open source under the MIT licence. Report what is missing, or send the change yourself.',
    label: 'in-house-contributing',
  },
];
