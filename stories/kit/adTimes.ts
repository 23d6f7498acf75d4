import { adTable, blockedAt, lastPollAt } from '../../src/domain/ads/adMachine';
import { feedWait } from '../../src/domain/ads/feed';

/* Times, in milliseconds since the start of the ad. */

const { pollEvery, maxTries, feed } = adTable;

/** What the waits of a feed draw in the workbench. */
export const feedDraw = 0.5;

/** Times of polls that have a button, with what happens then. */
export const moments: readonly (readonly [time: number, label: string])[] = [
  [blockedAt - 1, ''],
  [blockedAt, ', counts as blocked'],
  [lastPollAt, ', last poll'],
];

export const pollTimes: readonly number[] = Array.from(
  { length: maxTries },
  (_, index) => index * pollEvery,
);

/** A request to a feed; `until` is when it was answered or failed. */
export interface FeedTry {
  at: number;
  until?: number;
}

/**
 * The times at which a feed is asked, past and to come, and when the last try has failed: a pending request times out,
 * and each later one fails as fast as the last.
 */
export function feedPlan(tries: readonly FeedTry[]): { times: number[]; end: number } {
  const times = tries.map(({ at }) => at);
  const { at, until = at + feed.timeout } = tries.at(-1)!;
  while (times.length < feed.maxTries)
    times.push(times.at(-1)! + until - at + feedWait(times.length, feedDraw));
  return { times, end: times.at(-1)! + until - at };
}

/** When a feed that never answers has failed: no ad takes longer. */
export const longestAd = feedPlan([{ at: 0 }]).end;

/** The time in a URL with `&at=1000`, at most that of the longest ad. */
export function timeInUrl(search: string): number {
  const time = Number(new URLSearchParams(search).get('at') ?? 0);
  return Number.isFinite(time) ? Math.min(Math.max(Math.round(time), 0), longestAd) : 0;
}

export const milliseconds = (time: number): string => `${time.toLocaleString('en')} ms`;

export const seconds = (time: number): string => `${(time / 1000).toFixed(time % 100 ? 3 : 1)} s`;
