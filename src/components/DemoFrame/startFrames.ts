import { demoReady } from '../../domain/content/demoFrame';
import type { Platform } from '../../platform/Platform';

/** Around the window, in which demos start: they are there when the reader gets to them. */
const near = '50% 0px';

/** Milliseconds after which the next demo starts, whatever became of the last one. */
const longestStart = 4000;

/**
 * Starts the demos below `root` that come near the window, one after the other: demos that start at once share one
 * thread, and the first one would be as late as the last.
 */
export function startFrames(root: ParentNode, { clock }: Pick<Platform, 'clock'>): () => void {
  const waiting = new Set<HTMLIFrameElement>();
  let endStart: (() => void) | undefined;

  const startNext = () => {
    const [frame] = waiting;
    if (endStart || !frame) return;
    waiting.delete(frame);
    observer.unobserve(frame);
    const timer = clock.setTimeout(() => endStart?.(), longestStart);
    const end = () => {
      endStart = undefined;
      clock.clearTimeout(timer);
      frame.removeEventListener(demoReady, end);
      startNext();
    };
    endStart = end;
    frame.addEventListener(demoReady, end);
    frame.src = frame.dataset['src']!;
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        waiting[isIntersecting ? 'add' : 'delete'](target as HTMLIFrameElement);
      startNext();
    },
    { rootMargin: near },
  );
  for (const frame of root.querySelectorAll('[data-demo-frame] iframe')) observer.observe(frame);
  return () => {
    observer.disconnect();
    waiting.clear();
    endStart?.();
  };
}
