import { expect, it } from 'vitest';
import { adTable, lastPollAt } from '../../src/domain/ads/adMachine';
import { nextPoll, pollAt, timeInUrl } from './adTimes';

const { pollEvery, maxTries } = adTable;

it('steps from poll to poll and stops at the last', () => {
  const times = [0, pollEvery - 1, pollEvery, lastPollAt];
  expect(times.map(nextPoll)).toEqual([pollEvery, pollEvery, 2 * pollEvery, lastPollAt]);
});

it('counts the polls from one', () => {
  const times = [0, pollEvery - 1, pollEvery, lastPollAt, 2 * lastPollAt];
  expect(times.map(pollAt)).toEqual([1, 1, 2, maxTries, maxTries]);
});

it('reads the time of a URL', () => {
  const searches = [`?at=${pollEvery}`, '', '?at=later', '?at=-1', `?at=${2 * lastPollAt}`];
  expect(searches.map(timeInUrl)).toEqual([pollEvery, 0, 0, 0, lastPollAt]);
});
