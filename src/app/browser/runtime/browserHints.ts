import type { Clock } from '../../../platform/Platform';

/** Calls back when the browser has nothing more urgent to do, and after two seconds at most. */
export function whenIdle(clock: Clock, run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 2000 });
  else clock.setTimeout(run, 200);
}

/** Browsers that say how they are connected: `effectiveType` is `slow-2g`, `2g`, `3g` or `4g`. */
interface Connected {
  connection?: { saveData?: boolean; effectiveType?: string };
}

/** Whether pages that may not be opened can be loaded: not where data is expensive or slow. */
export function isFastConnection(navigator: object): boolean {
  const { saveData, effectiveType = '4g' } = (navigator as Connected).connection ?? {};
  return !saveData && effectiveType === '4g';
}
