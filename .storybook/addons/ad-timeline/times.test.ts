import { expect, it } from 'vitest';
import { adTable } from '../../../src/domain/ads/adTable';
import { end, nextTry, previousTry, timeInUrl, tryAt } from './times';

it('steps from try to try and stops at the ends', () => {
  expect([nextTry(0), nextTry(499), nextTry(500), nextTry(end)]).toEqual([500, 500, 1000, end]);
  expect([previousTry(0), previousTry(500), previousTry(501)]).toEqual([0, 0, 500]);
});

it('counts the tries from one', () =>
  expect([tryAt(0), tryAt(499), tryAt(3000), tryAt(end), tryAt(end + 5000)]).toEqual([
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
