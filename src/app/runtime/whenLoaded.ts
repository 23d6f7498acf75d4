interface PrerenderingDocument extends Document {
  prerendering?: boolean;
}

/** Calls back when the reader sees a page that has loaded. */
export function whenLoaded(document: PrerenderingDocument, run: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', () => whenLoaded(document, run), { once: true });
  else if (document.readyState === 'complete') run();
  else window.addEventListener('load', run, { once: true });
}
