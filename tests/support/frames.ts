import type { Page } from '@playwright/test';

declare global {
  interface Window {
    drawn: unknown[];
  }
}

/** Notes what a document shows in each frame that the browser draws, from its start; `drawnIn` reads it there. */
export const watchFrames = (page: Page, show: () => unknown) =>
  page.addInitScript(`{
    const noteFrame = () => {
      // It calls back after layout, when the other callbacks of the frame have run.
      new ResizeObserver((_, observer) => {
        observer.disconnect();
        const shown = (${show})();
        if (shown !== undefined) window.drawn.push(shown);
      }).observe(document.documentElement);
      requestAnimationFrame(noteFrame);
    };
    window.drawn = [];
    requestAnimationFrame(noteFrame);
  }`);

export const drawnIn = <Shown>(page: Page) => page.evaluate(() => window.drawn as Shown[]);
