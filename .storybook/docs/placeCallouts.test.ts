import { expect, it } from 'vitest';
import { placeCallouts } from './placeCallouts';

const part = (slot: string, left: number, top: number, width: number, height = 20) => ({
  slot,
  box: { left, top, width, height },
  textAt: { left: false, right: false },
});

const root = part('root', 0, 0, 400, 300);
const head = part('head', 0, 0, 400);
const title = part('title', 10, 4, 100, 12);
const close = part('close', 370, 4, 20);
const foot = part('foot', 20, 280, 100);

const placed = placeCallouts([root, head, title, close, foot], 400);

it('numbers parts at the side that they are nearer to, from top to bottom', () =>
  expect(placed.map(({ side, slot }) => `${side} ${slot}`)).toEqual([
    'left title',
    'left head',
    'left foot',
    'right root',
    'right close',
  ]));

it('keeps numbers apart, and next to their parts where there is room', () =>
  expect(placed.map(({ y }) => y)).toEqual([11, 33, 290, 11, 33]));

it('points at the near edge of a part', () =>
  expect(placed.map(({ anchor }) => anchor)).toEqual([
    { x: 10, y: 10 },
    { x: 0, y: 10 },
    { x: 20, y: 290 },
    { x: 400, y: 10 },
    { x: 390, y: 14 },
  ]));

it('numbers a part from the side without text', () => {
  const near = part('count', 60, 4, 10);
  const sideOf = (left: boolean, right: boolean) =>
    placeCallouts([{ ...near, textAt: { left, right } }], 400)[0]!.side;
  expect(sideOf(true, false)).toBe('right');
  expect(sideOf(false, true)).toBe('left');
  expect(sideOf(true, true)).toBe('left');
});
