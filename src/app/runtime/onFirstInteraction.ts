const interactions = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Calls back at the first interaction with a document; scrolling is none, a page can scroll by itself. A page that nobody
 * has touched has nothing to lose, and its script stays small. Later may be too late, as code may be gone from the host.
 */
export function onFirstInteraction(document: Document, run: () => void): void {
  const start = () => {
    for (const type of interactions) document.removeEventListener(type, start, true);
    run();
  };
  for (const type of interactions)
    document.addEventListener(type, start, { capture: true, passive: true });
}
