const withoutHash = (address: string) => address.split('#')[0]!;

/**
 * The documents of a document's frames that have loaded and that it may look into. A frame that waits to come into view
 * is left alone: to look into it costs as much as a page of its own (Chromium 156: 2 ms each).
 */
export function loadedFrames(document: Document): Document[] {
  const seen = new Set(
    document.defaultView?.performance
      .getEntriesByType('resource')
      .map(({ name }) => withoutHash(name)),
  );
  const frames = [...document.querySelectorAll('iframe')].filter(
    ({ loading, src }) => loading !== 'lazy' || seen.has(withoutHash(src)),
  );
  return frames.flatMap(({ contentDocument }) => contentDocument ?? []);
}
