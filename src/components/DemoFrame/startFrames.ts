import { demoMissing, demoReady } from '../../domain/content/demoFrame';
import { createViewObserver } from '../../platform/page/createViewObserver';
import type { Platform } from '../../platform/Platform';

/** Around the window: demos in it start, so that they are there when the reader is. */
const near = '50% 0px';

/** Milliseconds after which the next demo is shown, whatever became of the last one. */
const longestStart = 4000;

/**
 * Starts the demos below `root` that come near the window, one after the other: demos that start at once share one
 * thread, and the first would be as late as the last. The frame of each is in a template.
 */
export function startFrames(
  root: ParentNode,
  { clock }: Pick<Platform, 'clock'>,
  signal?: AbortSignal,
): void {
  const waiting = new Set<Element>();
  let endStart: (() => void) | undefined;

  const open = (template: Element) => {
    waiting.delete(template);
    observer.unobserve(template.parentElement!);
    const { firstElementChild } = (template as HTMLTemplateElement).content;
    const frame = firstElementChild!.cloneNode() as HTMLElement;
    template.after(frame);
    return frame;
  };
  const startNext = () => {
    const [template] = waiting;
    if (endStart || !template) return;
    const frame = open(template);
    const end = () => {
      if (endStart !== end) return;
      endStart = undefined;
      clock.clearTimeout(timer);
      startNext();
    };
    endStart = end;
    const timer = clock.setTimeout(end, longestStart);
    for (const event of [demoReady, demoMissing])
      frame.addEventListener(event, end, { once: true });
  };
  const observer = createViewObserver(
    (target, isInView) => {
      waiting[isInView ? 'add' : 'delete'](target.querySelector('template')!);
      startNext();
    },
    { rootMargin: near },
  );
  for (const template of root.querySelectorAll('[data-demo-frame] template'))
    observer.observe(template.parentElement!);
  // The dialog may show them late: the next one has them.
  const openAll = () =>
    root.querySelectorAll('[data-demo-frame] :not(:has(> iframe)) > template').forEach(open);
  addEventListener('beforeprint', openAll, { signal });
  signal?.addEventListener('abort', () => {
    observer.disconnect();
    waiting.clear();
    endStart?.();
  });
}
