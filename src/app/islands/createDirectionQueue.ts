import type { Clock } from '../../platform/Platform';
import { whenIdle } from '../runtime/whenIdle';

/** Puts off work until the browser is idle or, after a change of `dir`, until before the next paint. */
export function createDirectionQueue(clock: Clock): (work: () => void) => void {
  const waiting = new Set<() => void>();
  const run = (work: () => void) => waiting.delete(work) && work();
  // Its callback comes before the next paint.
  new MutationObserver(() => waiting.forEach(run)).observe(document.documentElement, {
    attributeFilter: ['dir'],
  });
  return (work) => {
    waiting.add(work);
    whenIdle(clock, () => run(work));
  };
}
