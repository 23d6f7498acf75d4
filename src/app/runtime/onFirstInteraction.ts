const interactions = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Calls back on the first interaction with a document. Scrolling does not count, as a page can scroll by itself. A page
 * without interaction has nothing to lose and needs no more script; later, a deploy may have removed the code.
 */
export function onFirstInteraction(document: Document, run: () => void): void {
  const start = () => {
    for (const type of interactions) document.removeEventListener(type, start, true);
    run();
  };
  for (const type of interactions)
    document.addEventListener(type, start, { capture: true, passive: true });
}
