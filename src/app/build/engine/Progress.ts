import { styleText } from 'node:util';

/** Where a build says how far it is. */
export interface Progress {
  /** Starts a stage; call `step` as its parts finish and `done` at its end. */
  stage(name: string, total?: number): { step(count: number): void; done(note?: string): void };
  /** The build goes on. */
  warn(text: string): void;
}

interface Terminal {
  isTTY?: boolean | undefined;
  write(text: string): unknown;
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

/** On a terminal one line that counts; elsewhere (CI, a file) one line per stage when it ends. */
export function createProgress(
  output: Terminal = process.stdout,
  now: () => number = () => performance.now(),
): Progress {
  const writeLine = (text: string) => output.write(`${output.isTTY ? '\r\x1b[2K' : ''}  ${text}\n`);
  return {
    warn: (text) => writeLine(`Warning: ${text}`),
    stage(name, total) {
      const start = now();
      let count = 0;
      let painted = -Infinity;
      const elapsed = () => seconds(now() - start);
      const counted = () => (total === undefined ? '' : ` ${count} / ${total}`);
      const paint = () => {
        if (!output.isTTY || now() - painted < 80) return;
        painted = now();
        output.write(`\r\x1b[2K  ${name}${counted()} ${styleText('dim', elapsed())}`);
      };
      paint();
      return {
        step(done) {
          count += done;
          paint();
        },
        done(note = '') {
          const time = output.isTTY ? styleText('dim', elapsed()) : `(${elapsed()})`;
          writeLine(`${name}${note ? ` ${note}` : counted()} ${time}`);
        },
      };
    },
  };
}

/** Says nothing. */
export const silentProgress: Progress = {
  stage: () => ({ step: () => undefined, done: () => undefined }),
  warn: () => undefined,
};

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
