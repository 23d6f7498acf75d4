import type { Progress } from './Progress';

/** Where the time of a build went: the stages that `progress` was told of, the longest first. */
export function withTimings(
  progress: Progress,
  now: () => number = () => performance.now(),
): { progress: Progress; timings(): string } {
  const seconds: { name: string; time: number }[] = [];
  return {
    progress: {
      warn: progress.warn,
      stage(name, total) {
        const start = now();
        const stage = progress.stage(name, total);
        return {
          step: stage.step,
          done(note) {
            seconds.push({ name, time: (now() - start) / 1000 });
            stage.done(note);
          },
        };
      },
    },
    /** One line a stage, and one for what no stage counts: the start of Node, reading and comparing files. */
    timings() {
      const total = now() / 1000;
      const rest = total - seconds.reduce((sum, { time }) => sum + time, 0);
      const rows = [...seconds, { name: 'Start, and between stages', time: rest }];
      return [...rows.sort((a, b) => b.time - a.time), { name: 'Total', time: total }]
        .map(
          ({ name, time }) =>
            `  ${name.padEnd(26)}${`${time.toFixed(1)} s`.padStart(8)}${`${Math.round((100 * time) / total)} %`.padStart(7)}\n`,
        )
        .join('');
    },
  };
}
