import type { PollResult } from '../../domain/ads/AdState';

/** Elements in which vendors show ads; none of our own elements match. */
const placements = '.ea-placement, #carbonads, .carbonads';

/** Link of the vendor's filler, shown when it has no inventory. */
const filler = 'a[href*="discover-more/backers"]';

/** A cosmetic filter keeps the element and removes its box. */
function hasBox(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** Whether the document holds a visible third-party ad, or only the vendor's filler. */
export function probePlacement(document: Pick<Document, 'querySelectorAll'>): PollResult {
  const found = [...document.querySelectorAll(placements)];
  if (found.some((element) => element.querySelector(filler))) return 'no-inventory';
  return found.some(hasBox) ? 'ad' : 'none';
}
