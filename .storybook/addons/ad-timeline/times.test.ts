import { expect, it } from 'vitest';
import { adTable } from '../../../src/domain/ads/adTable';
import { end, nextPoll, pollAt, previousPoll, timeInUrl } from './times';

it('steps from poll to poll and stops at the ends', () => {
  expect([nextPoll(0), nextPoll(499), nextPoll(500), nextPoll(end)]).toEqual([500, 500, 1000, end]);
  expect([previousPoll(0), previousPoll(500), previousPoll(501)]).toEqual([0, 0, 500]);
});

it('counts the polls from one', () =>
  expect([pollAt(0), pollAt(499), pollAt(3000), pollAt(end), pollAt(end + 5000)]).toEqual([
    1,
    1,
    7,
    adTable.maxTries,
    adTable.maxTries,
  ]));

it('reads the time of a URL', () =>
  expect(['?at=3000', '', '?at=later', '?at=-1', '?at=99999'].map(timeInUrl)).toEqual([
    3000,
    0,
    0,
    0,
    end,
  ]));
