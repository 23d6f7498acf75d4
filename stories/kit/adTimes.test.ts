import { expect, it } from 'vitest';
import { adTable } from '../../src/domain/ads/adMachine';
import { feedWait } from '../../src/domain/ads/feed';
import { feedDraw, feedPlan, longestAd, momentQuery, readMoment } from './adTimes';

const { maxTries, timeout } = adTable.feed;
const waits = Array.from({ length: maxTries - 1 }, (_, index) => feedWait(index + 1, feedDraw));
const read = (search: string) => readMoment(new URLSearchParams(search));
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
  const searches = ['?at=500', '', '?at=later', '?at=-1', `?at=${2 * longestAd}`, '?did=ad@700'];
  expect(searches.map((search) => read(search).now)).toEqual([500, 0, 0, 0, longestAd, 700]);
});

it('reads what was done to an ad until then, in the order of time', () => {
  const { did } = read('?at=500&did=fail-feed@400,ad@,ad@300,ad@-1,x@1,ad@1@2,filler@501,');
  expect(momentQuery({ now: 500, did })).toEqual({ at: '500', did: 'ad@300,fail-feed@400' });
});
