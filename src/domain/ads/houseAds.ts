import type { AdSettings } from './adConfig';
import type { AdCard } from './adMachine';

/** Folder of the drawings of house ads, in the content and on the site. */
export const houseAdsFolder = 'house';

/** An ad of the site itself, which is shown without a third-party ad. */
export interface HouseAd {
  name: string;
  description: string;
  link: string;
  /** Name of its drawing, which the site has in each color scheme. */
  image: string;
  /** Folder of the product that it advertises: on its pages, the ad is not shown. */
  product?: string | undefined;
  poweredby: string;
  /** Its name in analytics. */
  label: string;
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
export function houseCard({ image, product: _, ...ad }: HouseAd, base: string): AdCard {
  const imageIn = (scheme: string) => `${base}${houseAdsFolder}/${image}-${scheme}.svg`;
  return { ...ad, image: { light: imageIn('light'), dark: imageIn('dark') }, impressions: [] };
}
