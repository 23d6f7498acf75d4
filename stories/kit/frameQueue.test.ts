import { expect, it, vi } from 'vitest';
import { queueFrame } from './frameQueue';

it('loads two frames at a time, and leaves out those that are not needed any more', () => {
  const starts = Array.from({ length: 4 }, () => vi.fn());
  const [first, second, third, fourth] = starts.map((start) => queueFrame(start));
  const started = () => starts.map((start) => start.mock.calls.length);
  expect(started()).toEqual([1, 1, 0, 0]);
  third!();
  first!();
  first!();
  expect(started()).toEqual([1, 1, 0, 1]);
  second!();
  fourth!();
});
