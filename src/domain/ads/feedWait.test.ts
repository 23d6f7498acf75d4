import { expect, test } from 'vitest';
import { feedWait } from './feedWait';

test('doubles the delay up to the maximum', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map((failed) => feedWait(failed, 0.999_999))).toEqual([
    500, 1000, 2000, 4000, 8000, 16000, 16000, 16000, 16000,
  ]);
});

test('jitters the delay within its upper half', () => {
  expect([0, 0.5, 0.999_999].map((draw) => feedWait(3, draw))).toEqual([1000, 1500, 2000]);
});
