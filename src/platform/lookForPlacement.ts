import type { AdSighting } from '../domain/ads/AdState';

/** Elements in which vendors show ads; nothing of ours is named like that. */
const placements = '.ea-placement, #carbonads, .carbonads';

/** What a vendor links to when it has nothing to show. */
const filler = 'a[href*="discover-more/backers"]';

/** A cosmetic filter leaves the element and takes its box away. */
function hasBox(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** Whether the document holds an ad of a third party that has a box, and whether that is only a filler. */
export function lookForPlacement(document: Pick<Document, 'querySelectorAll'>): AdSighting {
  const found = [...document.querySelectorAll(placements)];
  if (found.some((element) => element.querySelector(filler))) return 'no-inventory';
  return found.some(hasBox) ? 'ad' : 'none';
}
