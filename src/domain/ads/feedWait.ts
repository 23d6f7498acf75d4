import { adTable } from './adTable';

/**
 * Milliseconds to wait after a failed try: twice as long after each, and somewhere in the upper half of that,
 * so that readers whose feed failed together do not come back together.
 *
 * @param failed how many tries have failed, from 1
 * @param draw from 0 up to, not including, 1
 */
export function feedWait(failed: number, draw: number): number {
  const longest = Math.min(adTable.feed.maxWait, adTable.feed.firstWait * 2 ** (failed - 1));
  return Math.round(longest * (0.5 + draw / 2));
}
