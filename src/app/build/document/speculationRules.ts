/**
 * Fetches a page of this site when the user is about to open it, but not what the link of an island leads to without
 * script: under a mouse at once, elsewhere when the browser expects it. Pages are not prerendered: on a slow phone one
 * that arrives paints its first part sooner than one that is activated lays out the whole.
 */
export function speculationRules(base: string): string {
  const toPage = `a[href^='${base}']:not([href*='.'],[target],[data-island])`;
  return JSON.stringify({
    prefetch: [
      { where: { selector_matches: `${toPage}:hover` }, eagerness: 'immediate' },
      { where: { selector_matches: toPage }, eagerness: 'moderate' },
    ],
  });
}
