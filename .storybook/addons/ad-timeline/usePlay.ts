import * as React from 'react';
import { end } from './times';

/** The clock of the story moves in steps of this many milliseconds. */
const step = 100;

/**
 * Lets the clock of a slot run in real time, to its end.
 * @param now the time of the slot
 * @param go moves the slot to a later time
 */
export function usePlay(now: number | undefined, go: (to: number) => void) {
  const [isPlaying, setIsPlaying] = React.useState(false);
  const slot = React.useRef({ now: 0, go });
  React.useEffect(() => {
    slot.current = { now: now ?? 0, go };
  });
  const isRunning = isPlaying && now !== undefined && now < end;
  React.useEffect(() => {
    if (!isRunning) return undefined;
    const from = { slot: slot.current.now, real: performance.now() };
    let frame = requestAnimationFrame(function run(real) {
      const to = Math.floor((from.slot + real - from.real) / step) * step;
      if (to > slot.current.now) slot.current.go(Math.min(to, end));
      frame = requestAnimationFrame(run);
    });
    return () => cancelAnimationFrame(frame);
  }, [isRunning]);
  return [isRunning, setIsPlaying] as const;
}
