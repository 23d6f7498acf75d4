import type { Platform } from '../../platform/Platform';
import { islandTag, type IslandTrigger } from '../islands/IslandTrigger';
import { whenIdle } from './whenIdle';

/** Loads an island's code and hydrates it; resolves once it answers to events. */
export type StartIsland = (element: HTMLElement) => Promise<void>;

const intents = ['pointerover', 'touchstart', 'focusin', 'keydown', 'click'] as const;

/** Keys that do something inside a control without the browser making a click of them. */
const replayedKeys = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']);

const isReplayed = (event: Event) =>
  event.type === 'click' || (event instanceof KeyboardEvent && replayedKeys.has(event.key));

function replay(event: Event) {
  const target = event.target as Element;
  if (!target.isConnected) return;
  if (event.type === 'click')
    (
      target.closest<HTMLElement>('button,a,input,label,summary,[role]') ?? (target as HTMLElement)
    ).click();
  else target.dispatchEvent(new KeyboardEvent(event.type, event as KeyboardEvent));
}

/**
 * An island that waits for the reader: the first sign of interest loads it, and a click or arrow key that comes
 * before it can answer is held back and given to it as soon as it can. A failed load is tried again at the next sign.
 */
function startOnIntent(element: HTMLElement, start: StartIsland) {
  let held: Event | undefined;
  let loading = false;
  const onIntent = (event: Event) => {
    if (isReplayed(event)) {
      event.preventDefault();
      event.stopPropagation();
      held = event;
    }
    if (loading) return;
    loading = true;
    start(element).then(
      () => {
        for (const type of intents) element.removeEventListener(type, onIntent, true);
        if (held) replay(held);
      },
      () => {
        loading = false;
        held = undefined;
      },
    );
  };
  for (const type of intents)
    element.addEventListener(type, onIntent, { capture: true, passive: type === 'touchstart' });
}

function startWhenVisible(element: HTMLElement, start: () => void) {
  // A browser that does not tell what is in view.
  if (!('IntersectionObserver' in window)) return start();
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    start();
  });
  // The island itself has no box (`display: contents`).
  for (const child of element.children) observer.observe(child);
}

/** Finds the islands of a page and starts each at its trigger. */
export function attachIslands(root: ParentNode, platform: Platform, start: StartIsland): void {
  for (const element of root.querySelectorAll<HTMLElement>(islandTag)) {
    // A page reads and navigates without its islands, so one that fails to load is left as it is.
    const startQuietly = () => void start(element).catch(() => undefined);
    switch (element.getAttribute('when') as IslandTrigger) {
      case 'load':
        startQuietly();
        break;
      case 'idle':
        whenIdle(platform.clock, startQuietly);
        break;
      case 'visible':
        startWhenVisible(element, startQuietly);
        break;
      case 'intent':
        startOnIntent(element, start);
        break;
    }
  }
}
