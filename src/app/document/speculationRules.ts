/**
 * Fetches a page that a menu, the next page or another list of links leads to as soon as the pointer is over the link;
 * on phones when the link has been in view for a moment. Prerenders any page of this site that the user is about to
 * open, but not what the link of an island leads to without script. The browser may decline.
 */
export function speculationRules(base: string): string {
  const toPage = `a[href^='${base}']:not([href*='.'],[target],[data-island])`;
  return JSON.stringify({
    prefetch: [{ where: { selector_matches: `nav ${toPage}` }, eagerness: 'eager' }],
    prerender: [{ where: { selector_matches: toPage }, eagerness: 'moderate' }],
  });
}
