/**
 * Names of the slot's own elements in which filter lists find the words that they look for: classes, ids and other
 * attributes. What a vendor has drawn is the vendor's. Stands alone, so that a test can run it in a page.
 */
export function tellingNames(slot: Element): string[] {
  const words = /\bads?\b|advert|sponsor|banner|carbon|promo/i;
  /** Words for the reader and for analytics, and what the page's script is told. */
  const spoken = /^(rel|href|src|alt|data-slot|data-ga-event-.*)$/;
  const own = [slot, ...slot.querySelectorAll('*')].filter(
    (element) => !element.closest('#carbonads, #_carbonads_js'),
  );
  return own.flatMap((element) =>
    [...element.attributes]
      .filter(({ name, value }) => !spoken.test(name) && words.test(`${name}=${value}`))
      .map(({ name, value }) => `${name}=${value}`),
  );
}
