import { expect, it } from 'vitest';
import { routeArrow } from './routeArrow';

it('is straight where boxes face each other', () => {
  expect(routeArrow([0, 0, 10, 6], [20, 2, 10, 6])).toEqual({
    points: [
      [10, 4],
      [20, 4],
    ],
    middle: [15, 4],
  });
  expect(routeArrow([0, 20, 10, 4], [0, 0, 10, 4], 0.2).points).toEqual([
    [2, 20],
    [2, 4],
  ]);
});

it('has two corners half-way where they do not', () => {
  expect(routeArrow([0, 0, 10, 4], [20, 10, 10, 4])).toEqual({
    points: [
      [10, 2],
      [15, 2],
      [15, 12],
      [20, 12],
    ],
    middle: [15, 7],
  });
});

it('leaves by the side with more room between the boxes', () => {
  const { points } = routeArrow([0, 0, 10, 4], [12, 20, 10, 4]);
  expect(points[0]).toEqual([5, 4]);
  expect(points.at(-1)).toEqual([17, 20]);
});

it('goes backwards', () => {
  expect(routeArrow([20, 0, 10, 6], [0, 0, 10, 6]).points).toEqual([
    [20, 3],
    [10, 3],
  ]);
});
