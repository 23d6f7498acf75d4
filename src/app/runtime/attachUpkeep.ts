import type { Platform } from '../../platform/Platform';

/** What tells that somebody reads the page; a page can scroll by itself. */
const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Loads what keeps a page up to date and readable, with the first sign of a reader: a page that nobody
 * has touched has nothing to lose, and its script is small. Later may be too late, as the code may be gone from the host.
 */
export function attachUpkeep(document: Document, platform: Platform): void {
  const start = () => {
    for (const sign of signs) document.removeEventListener(sign, start, true);
    void import('../offline/startUpkeep')
      .then(({ startUpkeep }) => startUpkeep(window, platform.offline))
      // The page is complete without it.
      .catch(() => undefined);
  };
  for (const sign of signs)
    document.addEventListener(sign, start, { capture: true, passive: true });
}
