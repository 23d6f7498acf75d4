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
