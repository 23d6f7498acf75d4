import { setTimeout as sleep } from 'node:timers/promises';
import type { Frame, Page } from '@playwright/test';

/** Images and frames that have not answered by then are shown as they are: stories can block them. */
const timeoutMs = 5_000;

/** Runs in the page, where helpers of this module do not exist. */
const showWholeFrame = (frame: Frame) =>
  frame.evaluate(async () => {
    for (const element of document.querySelectorAll<HTMLElement>('*'))
      if (getComputedStyle(element).contentVisibility === 'auto')
        element.style.contentVisibility = 'visible';
    await Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        return image.decode().catch(() => undefined);
      }),
    );
  });

/**
 * Renders what a page skips outside of the window, in its frames too: a picture of the whole page would show it empty.
 * Waits for its images.
 */
export async function showWholePage(page: Page): Promise<void> {
  // A frame can navigate meanwhile.
  const frames = page.frames().map((frame) => showWholeFrame(frame).catch(() => undefined));
  await Promise.race([Promise.all(frames), sleep(timeoutMs, undefined, { ref: false })]);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}
