import type { AdConfig } from './AdConfig';

/** Indexes of the house ads for a page: those that do not advertise the product whose page it is. */
export const houseAdsOn = (
  pathname: string,
  { houseAds, base }: Pick<AdConfig, 'houseAds' | 'base'>,
): number[] =>
  houseAds.flatMap((product, index) =>
    product !== null && pathname.startsWith(`${base}${product}/`) ? [] : [index],
  );
