import { adTable, blockedAt, lastPollAt } from '../../src/domain/ads/adMachine';

/* Times, in milliseconds since the start of the ad. */

const { pollEvery, maxTries } = adTable;

/** Times that have a button, with what happens then. */
export const moments: readonly (readonly [time: number, label: string])[] = [
  [blockedAt - 1, ''],
  [blockedAt, ', counts as blocked'],
  [lastPollAt, ', last poll'],
];

/** The number of the last poll at a time, from 1. */
export const pollAt = (time: number): number =>
  Math.min(Math.floor(time / pollEvery) + 1, maxTries);

/** The time of the next poll; it stops at the last. */
export const nextPoll = (time: number): number =>
  Math.min((Math.floor(time / pollEvery) + 1) * pollEvery, lastPollAt);

/** The time in a URL with `&at=1000`, at most that of the last poll. */
export function timeInUrl(search: string): number {
  const time = Number(new URLSearchParams(search).get('at') ?? 0);
  return Number.isFinite(time) ? Math.min(Math.max(Math.round(time), 0), lastPollAt) : 0;
}

export const milliseconds = (time: number): string => `${time.toLocaleString('en')} ms`;

export const seconds = (time: number): string => `${(time / 1000).toFixed(time % 100 ? 3 : 1)} s`;
