import type { Platform } from '../../../platform/Platform';

/** What is shown until the data of a demo is there. */
const progress = '[role=progressbar], .MuiSkeleton-root';

/** Milliseconds after its first content in which a demo gets its data and its font; later it is shown as it is. */
const longestWait = 1500;

/** Frames in which a demo measures itself, and follows the page's color mode and direction. */
const settlingFrames = 4;

const until = (root: Element, isTrue: () => boolean) =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (!isTrue()) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(check);
    observer.observe(root, { childList: true, subtree: true });
    check();
  });

/** Resolves once the demo below `root` shows what it shows to a reader who does nothing. */
export async function whenSettled(root: Element, { clock }: Pick<Platform, 'clock'>) {
  await until(root, () => root.hasChildNodes());
  await Promise.race([
    until(root, () => !root.querySelector(progress)).then(() => document.fonts.ready),
    new Promise<void>((resolve) => clock.setTimeout(resolve, longestWait)),
  ]);
  for (let frame = 0; frame < settlingFrames; frame += 1) await new Promise(requestAnimationFrame);
}

/** What Chromium, Firefox and Safari say when they cannot load a module, and Vite when it cannot load a style sheet. */
const messages =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** Whether an import failed for want of its file, and not because its code threw an error. */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error && messages.test(error.message);
