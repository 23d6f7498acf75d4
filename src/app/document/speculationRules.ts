/** Prerenders a page of this site when the user is about to open it; the browser may decline. */
export function speculationRules(base: string): string {
  const inSite = {
    and: [
      { href_matches: `${base}*` },
      { not: { href_matches: `${base}*.*` } },
      { not: { selector_matches: '[rel~=nofollow],[target]' } },
    ],
  };
  return JSON.stringify({ prerender: [{ where: inSite, eagerness: 'moderate' }] });
}
