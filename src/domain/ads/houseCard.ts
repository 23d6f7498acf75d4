import type { AdCard } from './AdState';
import type { HouseAd } from './houseAds';

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
