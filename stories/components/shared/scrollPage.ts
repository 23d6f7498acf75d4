import { nextFrame } from './nextFrame';

/**
 * Scrolls the page to `top`, in pixels, and waits for the event. Chromium 156 sends it where two frames in turn differ.
 * The end of a scrolled story takes the page up again: a whole frame has to show that before, or there and back is none.
 */
export async function scrollPage(top: number) {
  await nextFrame();
  await nextFrame();
  const scrolled = new Promise((resolve) =>
    window.addEventListener('scroll', resolve, { once: true }),
  );
  window.scrollTo({ top, behavior: 'instant' });
  await scrolled;
}
