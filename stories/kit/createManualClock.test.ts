import { describe, expect, test, vi } from 'vitest';
import { createManualClock } from './createManualClock';

describe('createManualClock', () => {
  test('both sides of a boundary: not at 2999 ms, once at 3000 ms', () => {
    const clock = createManualClock();
    const run = vi.fn();
    clock.setTimeout(run, 3000);
    void clock.advance(2999);
    expect(run).not.toHaveBeenCalled();
    void clock.advance(1);
    expect(run).toHaveBeenCalledTimes(1);
    void clock.advance(10_000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('timers run in order, and each sees its own time', () => {
    const clock = createManualClock(0);
    const seen: [string, number][] = [];
    clock.setTimeout(() => seen.push(['late', clock.now()]), 20);
    clock.setTimeout(() => seen.push(['early', clock.now()]), 10);
    clock.setTimeout(() => seen.push(['early, set second', clock.now()]), 10);
    void clock.advance(25);
    expect(seen).toEqual([
      ['early', 10],
      ['early, set second', 10],
      ['late', 20],
    ]);
    expect(clock.now()).toBe(25);
  });

  test('a timer set by a timer runs in the same advance when it is due', () => {
    const clock = createManualClock(0);
    const at: number[] = [];
    clock.setTimeout(() => clock.setTimeout(() => at.push(clock.now()), 5), 5);
    void clock.advance(9);
    expect(at).toEqual([]);
    void clock.advance(1);
    expect(at).toEqual([10]);
  });

  test('a cleared timer never runs, and an unknown id is no error', () => {
    const clock = createManualClock();
    const run = vi.fn();
    clock.clearTimeout(clock.setTimeout(run, 1));
    clock.clearTimeout(undefined);
    clock.clearTimeout(99);
    void clock.advance(10);
    expect(run).not.toHaveBeenCalled();
  });

  test('pending timers are listed, the next one first', () => {
    const clock = createManualClock();
    clock.setTimeout(() => {}, 500);
    clock.setTimeout(() => {}, 100);
    void clock.advance(40);
    expect(clock.pending()).toEqual([
      { id: 2, dueIn: 60 },
      { id: 1, dueIn: 460 },
    ]);
  });

  test('nothing happens by itself', async () => {
    const clock = createManualClock();
    const run = vi.fn();
    clock.setTimeout(run, 0);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(run).not.toHaveBeenCalled();
    void clock.advance(0);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
