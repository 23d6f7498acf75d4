import type { Platform } from '../../platform/Platform';
import { whenIdle } from './whenIdle';
import { whenLoaded } from './whenLoaded';

/**
 * Lets the browser skip what is out of view (`skippedOutOfView` in the theme), so that a change of mode or direction
 * costs what the reader sees of the page and not its length. Two frames after the page has loaded all of it has been
 * laid out once: the browser knows each size, and nothing moves. What is in view waits until it has left it: browsers
 * count it as a shift, though nothing moves, when drawing stops before the reader's eyes.
 */
export function attachSkipping(document: Document, { clock }: Platform): void {
  const twoFrames = (run: () => void) => requestAnimationFrame(() => requestAnimationFrame(run));
  const observe = () => {
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) continue;
        observer.unobserve(target);
        target.setAttribute('data-laid-out', '');
      }
    });
    for (const box of document.querySelectorAll('[data-demo-frame], .table-scroll')) observer.observe(box);
  };
  whenLoaded(document, () => twoFrames(() => whenIdle(clock, observe)));
}
