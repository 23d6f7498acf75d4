/** TypeScript's DOM types do not include prerendering yet. */
export interface PrerenderingDocument extends Document {
  /** Whether the page is prerendered and not activated yet. */
  prerendering?: boolean;
}

/** Calls back at once or, in a prerendered page, when it is activated. */
export function whenActivated(document: PrerenderingDocument, run: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}
