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

/** What the panel can do to an ad, as a URL names it. */
export const adActions = ['ad', 'filler', 'answer-feed', 'fail-feed'] as const;
export type AdAction = (typeof adActions)[number];

/** The time of an ad, and what was done to it until then, in this order. */
export interface AdMoment {
  now: number;
  did: readonly { what: AdAction; at: number }[];
}

const action = new RegExp(`(?<=^|,)(${adActions.join('|')})@(\\d+)(?=,|$)`, 'g');

/** The moment in a URL with `&at=3500&did=ad@3000`, at most that of the longest ad. Ignores anything else. */
export function readMoment(query: URLSearchParams): AdMoment {
  const did = [...(query.get('did') ?? '').matchAll(action)]
    .map(([, what, at]) => ({ what: what as AdAction, at: Number(at) }))
    .sort((one, other) => one.at - other.at);
  const time = Number(query.get('at') ?? did.at(-1)?.at);
  const now = Math.min(Math.max(Math.round(time) || 0, 0), longestAd);
  return { now, did: did.filter(({ at }) => at <= now) };
}

/** The parameters of a URL that `readMoment` reads; `null` removes one. */
export const momentQuery = ({ now, did }: AdMoment) => ({
  at: now > 0 ? String(now) : null,
  did: did.map(({ what, at }) => `${what}@${at}`).join(',') || null,
});

export const milliseconds = (time: number): string => `${time.toLocaleString('en')} ms`;

export const seconds = (time: number): string => `${(time / 1000).toFixed(time % 100 ? 3 : 1)} s`;
