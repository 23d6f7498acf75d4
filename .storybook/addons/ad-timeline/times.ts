import { adTable } from '../../../src/domain/ads/adTable';

const { pollEvery, maxTries, triesBeforeBlocked } = adTable;

/** The last poll, in milliseconds since the start of the slot. */
export const end = (maxTries - 1) * pollEvery;

/** From when on a missing placement counts as blocked. */
export const blockedFrom = triesBeforeBlocked * pollEvery;

/** The number of the last poll at a time, from 1. */
export const pollAt = (time: number): number =>
  Math.min(Math.floor(time / pollEvery) + 1, maxTries);

/** The time of the next poll, or of the one before; both stop at the ends. */
export const nextPoll = (time: number): number =>
  Math.min((Math.floor(time / pollEvery) + 1) * pollEvery, end);
export const previousPoll = (time: number): number =>
  Math.max((Math.ceil(time / pollEvery) - 1) * pollEvery, 0);

/** The time in a URL with `&at=3000`, within the slot's time. */
export function timeInUrl(search: string): number {
  const time = Number(new URLSearchParams(search).get('at') ?? 0);
  return Number.isFinite(time) ? Math.min(Math.max(Math.round(time), 0), end) : 0;
}

export const milliseconds = (time: number): string => `${time.toLocaleString('en')} ms`;

export const seconds = (time: number): string => `${(time / 1000).toFixed(time % 100 ? 3 : 1)} s`;
