const interactions = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Calls back on the first interaction with a document. Scrolling does not count, as a page can scroll by itself, and
 * neither does a pointer at rest, whose place a browser reports when a page opens. A page without interaction has
 * nothing to lose and needs no more script; later, a deploy may have removed the code.
 */
export function onFirstInteraction(document: Document, run: () => void): void {
  const started = new AbortController();
  const start = (event: Event) => {
    const { type, movementX, movementY } = event as PointerEvent;
    if (type === 'pointermove' && !movementX && !movementY) return;
    started.abort();
    run();
  };
  for (const type of interactions)
    document.addEventListener(type, start, {
      capture: true,
      passive: true,
      signal: started.signal,
    });
}
