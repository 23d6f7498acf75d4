import type { Clock, TimerId } from '../../src/platform/Platform';

export interface PendingTimer {
  id: TimerId;
  /** Milliseconds until it runs. */
  dueIn: number;
  /** Set for an interval: its period in milliseconds. */
  every?: number;
}

export interface ManualClock extends Clock {
  /**
   * Advances the time and runs due timers in order, each at its own time.
   * The timers have run when the call returns; await it to let React render their changes.
   */
  advance(milliseconds: number): Promise<void>;
  /** Pending timers, the next one first. */
  pending(): PendingTimer[];
}

/** January 1, 2026, noon UTC: an arbitrary fixed time. */
const defaultStart = Date.UTC(2026, 0, 1, 12);

/** Resolves in a task of its own, without the 4 ms that browsers add to timers set by timers. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

/** A clock that only moves when a test advances it, without real timers. */
export function createManualClock(start: number = defaultStart): ManualClock {
  const timers = new Map<TimerId, { run: () => void; due: number; every?: number }>();
  let now = start;
  let lastId = 0;

  const add = (run: () => void, milliseconds: number, repeats: boolean): TimerId => {
    const delay = Math.max(0, milliseconds || 0);
    lastId += 1;
    // An interval of 0 would never let `advance` end.
    timers.set(lastId, { run, due: now + delay, ...(repeats && { every: Math.max(1, delay) }) });
    return lastId;
  };

  const remove = (id: TimerId | undefined) => {
    if (id !== undefined) timers.delete(id);
  };

  const inOrder = () => [...timers].sort(([idA, a], [idB, b]) => a.due - b.due || idA - idB);

  return {
    now: () => now,
    setTimeout: (run, milliseconds) => add(run, milliseconds, false),
    clearTimeout: remove,
    setInterval: (run, milliseconds) => add(run, milliseconds, true),
    clearInterval: remove,
    pending: () =>
      inOrder().map(([id, { due, every }]) => ({ id, dueIn: due - now, ...(every && { every }) })),
    advance(milliseconds) {
      const end = now + milliseconds;
      for (let next = inOrder()[0]; next && next[1].due <= end; next = inOrder()[0]) {
        const [id, timer] = next;
        now = Math.max(now, timer.due);
        if (timer.every) timer.due += timer.every;
        else timers.delete(id);
        timer.run();
      }
      now = end;
      return nextTask();
    },
  };
}
