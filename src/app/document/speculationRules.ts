/**
 * Fetches a page that a menu, the next page or another list of links leads to as soon as the pointer is over the link;
 * on phones when the link has been in view for a moment. Prerenders any page of this site that the user is about to
 * open. The browser may decline.
 */
export function speculationRules(base: string): string {
  const inSite = {
    and: [
      { href_matches: `${base}*` },
      { not: { href_matches: `${base}*.*` } },
      { not: { selector_matches: '[rel~=nofollow],[target]' } },
    ],
  };
  const listed = { selector_matches: `nav a[href^='${base}']` };
  return JSON.stringify({
    prefetch: [{ where: listed, eagerness: 'eager' }],
    prerender: [{ where: inSite, eagerness: 'moderate' }],
  });
}
