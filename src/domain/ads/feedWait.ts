import { adTable } from './adTable';

/**
 * Milliseconds to wait after a failed request: exponential backoff with jitter in the upper half, so that clients
 * that failed together do not retry together.
 *
 * @param failed number of failed requests, from 1
 * @param draw from 0 up to, not including, 1
 */
export function feedWait(failed: number, draw: number): number {
  const longest = Math.min(adTable.feed.maxWait, adTable.feed.firstWait * 2 ** (failed - 1));
  return Math.round(longest * (0.5 + draw / 2));
}
