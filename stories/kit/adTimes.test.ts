import { expect, it } from 'vitest';
import { adTable } from '../../src/domain/ads/adMachine';
import { feedWait } from '../../src/domain/ads/feed';
import { feedDraw, feedPlan, longestAd, timeInUrl } from './adTimes';

const { maxTries, timeout } = adTable.feed;
const waits = Array.from({ length: maxTries - 1 }, (_, index) => feedWait(index + 1, feedDraw));
const sum = (times: readonly number[]) => times.reduce((total, time) => total + time, 0);

it('plans a feed whose requests fail at once', () => {
  const { times, end } = feedPlan([{ at: 0, until: 0 }]);
  expect(times).toEqual([0, ...waits].map((_, index) => sum(waits.slice(0, index))));
  expect(end).toBe(sum(waits));
});

it('plans a timeout for each request of a feed that does not answer', () =>
  expect(longestAd).toBe(sum(waits) + maxTries * timeout));

it('keeps the times of the past, and ends with the last try', () => {
  const tries = Array.from({ length: maxTries }, (_, at) => ({ at, until: at }));
  expect(feedPlan(tries)).toEqual({ times: tries.map(({ at }) => at), end: maxTries - 1 });
});

it('reads the time of a URL', () => {
  const searches = ['?at=500', '', '?at=later', '?at=-1', `?at=${2 * longestAd}`];
  expect(searches.map(timeInUrl)).toEqual([500, 0, 0, 0, longestAd]);
});
