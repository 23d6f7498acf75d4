import type { Platform } from '../../platform/Platform';
import { whenIdle } from './whenIdle';
import { whenLoaded } from './whenLoaded';

/**
 * Lets the browser skip what is far out of view (`skippedOutOfView` in the theme), so that a change of mode or
 * direction costs what the reader sees of the page and not its length. Two frames after the page has loaded all of it
 * has been laid out once: the browser knows each size, and nothing moves.
 */
export function attachSkipping(document: Document, { clock }: Platform): void {
  const twoFrames = (run: () => void) => requestAnimationFrame(() => requestAnimationFrame(run));
  whenLoaded(document, () => twoFrames(() => whenIdle(clock, () => document.documentElement.setAttribute('data-laid-out', ''))));
}
