import type { Clock } from '../../platform/Platform';
import { whenIdle } from '../runtime/whenIdle';

/**
 * Puts off work that the page needs when its direction changes. Each piece runs when the browser is idle, or after a
 * change of `dir` before it is painted, in the order of the calls.
 */
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
