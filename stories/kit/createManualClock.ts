import type { Clock, TimerId } from '../../src/platform/Platform';

export interface PendingTimer {
  id: TimerId;
  /** Milliseconds until it runs. */
  dueIn: number;
}

export interface ManualClock extends Clock {
  /**
   * Advances the time and runs due timers in order, each at its own time.
   * The timers have run when the call returns; await it to let React render their changes.
   */
  advance(milliseconds: number): Promise<void>;
  /** Pending timers, the next one first. */
  pending(): PendingTimer[];
  /** Called after each timer, at its time. */
  afterTimer?: () => void;
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
  const timers = new Map<TimerId, { run: () => void; due: number }>();
  let now = start;
  let lastId = 0;

  const inOrder = () => [...timers].sort(([idA, a], [idB, b]) => a.due - b.due || idA - idB);

  const clock: ManualClock = {
    now: () => now,
    setTimeout(run, milliseconds) {
      lastId += 1;
      timers.set(lastId, { run, due: now + Math.max(0, milliseconds || 0) });
      return lastId;
    },
    clearTimeout(id) {
      if (id !== undefined) timers.delete(id);
    },
    pending: () => inOrder().map(([id, { due }]) => ({ id, dueIn: due - now })),
    advance(milliseconds) {
      const end = now + milliseconds;
      for (let next = inOrder()[0]; next && next[1].due <= end; next = inOrder()[0]) {
        const [id, timer] = next;
        now = Math.max(now, timer.due);
        timers.delete(id);
        timer.run();
        clock.afterTimer?.();
      }
      now = end;
      return nextTask();
    },
  };
  return clock;
}
