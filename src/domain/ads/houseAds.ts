import type { AdSettings } from './adConfig';
import type { AdCard } from './adMachine';

/** A house ad. `poweredby` defaults to `MUI`, `label` to `in-house-<name>`. */
export interface HouseAd {
  name: string;
  link: string;
  /** Images under the base path of the site, one per color scheme. */
  img: { light: string; dark: string };
  description: string;
  poweredby?: string;
  label?: string;
}

/** Indexes of the house ads for a page: those that do not advertise the product whose page it is. */
export const houseAdsOn = (
  pathname: string,
  { houseAds, base }: Pick<AdSettings, 'houseAds' | 'base'>,
): number[] =>
  houseAds.flatMap((product, index) =>
    product !== null && pathname.startsWith(`${base}${product}/`) ? [] : [index],
  );

/** The card of a house ad; its images are under `base`. */
export function houseCard(
  { name, link, img, description, poweredby = 'MUI', label = `in-house-${name}` }: HouseAd,
  base: string,
): AdCard {
  return {
    name,
    link,
    image: { light: base + img.light, dark: base + img.dark },
    description,
    poweredby,
    label,
    impressions: [],
  };
}
