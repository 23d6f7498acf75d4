/**
 * Prerenders a page of this site when the user is about to open it, but not what the link of an island leads to
 * without script; the browser may decline.
 */
export function speculationRules(base: string): string {
  const toPage = `a[href^='${base}']:not([href*='.'],[target],[data-island])`;
  return JSON.stringify({
    prerender: [{ where: { selector_matches: toPage }, eagerness: 'moderate' }],
  });
}
