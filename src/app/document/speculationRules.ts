/**
 * Fetches a page that a menu, the next page or another list of links leads to as soon as the pointer is over the link;
 * on phones when the link has been in view for a moment. Prerenders any page of this site that the user is about to
 * open. The browser may decline.
 */
export function speculationRules(base: string): string {
  const inSite = [
    { href_matches: `${base}*` },
    { not: { href_matches: `${base}*.*` } },
    { not: { selector_matches: '[rel~=nofollow],[target]' } },
  ];
  return JSON.stringify({
    prefetch: [{ where: { and: [...inSite, { selector_matches: 'nav a' }] }, eagerness: 'eager' }],
    prerender: [{ where: { and: inSite }, eagerness: 'moderate' }],
  });
}
