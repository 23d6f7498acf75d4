import { nextFrame } from '../../kit/nextFrame';

/**
 * Scrolls the page to `top` in pixels and waits for the event. Chromium 156 dispatches it when two
 * consecutive frames differ.
 * The end of a scrolled story resets the scroll position; without a frame in between there would be no event.
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
