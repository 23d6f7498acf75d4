/**
 * Classes, ids and other attributes of an ad's own elements that contain words of ad filter lists.
 * Elements of a vendor are ignored. Self-contained, so that a test can run it in a page.
 */
export function adFilterMatches(box: Element): string[] {
  const words = /\bads?\b|advert|sponsor|banner|carbon|promo/i;
  /** Attributes with visible text, analytics labels and settings. */
  const spoken = /^(rel|href|src|alt|data-placement|data-ga-event-.*)$/;
  const own = [box, ...box.querySelectorAll('*')].filter(
    (element) => !element.closest('#carbonads, #_carbonads_js'),
  );
  return own.flatMap((element) =>
    [...element.attributes]
      .filter(({ name, value }) => !spoken.test(name) && words.test(`${name}=${value}`))
      .map(({ name, value }) => `${name}=${value}`),
  );
}
