/** The standard library of types does not know of prerendering yet. */
export interface PrerenderingDocument extends Document {
  /** Whether the page is made ready for a reader who has not come to it yet. */
  prerendering?: boolean;
}

/** Calls back at once, or, in a page that is prerendered, when a reader comes to it. */
export function whenActivated(document: PrerenderingDocument, run: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}
