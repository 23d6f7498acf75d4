import type { Clock } from '../../../platform/Platform';

/** Calls back when the browser has nothing more urgent to do, and after two seconds at most. */
export function whenIdle(clock: Clock, run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 2000 });
  else clock.setTimeout(run, 200);
}
