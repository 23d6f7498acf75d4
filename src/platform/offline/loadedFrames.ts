const withoutHash = (address: string) => address.split('#')[0]!;

/**
 * The accessible documents of a document's loaded frames. Lazy frames that have not loaded
 * are skipped: access creates an empty document, which takes 2 ms each in Chromium 156.
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
