import type { Platform } from '../../src/platform/Platform';
import type { Behavior } from './asOnPage';

/** Attaches a behavior and detaches it at once, for what it does when the script of a page runs. */
export function attachOnce(behavior: Behavior, root: HTMLElement, platform: Platform): void {
  const controller = new AbortController();
  behavior(root, platform, controller.signal);
  controller.abort();
}
