import { Worker } from 'node:worker_threads';

/** Milliseconds before the process is ended. What merely is too slow ends by itself before, and is reported as such. */
const timeout = 30_000;

const guard = `
const { parentPort, workerData } = require('node:worker_threads');
let timer;
parentPort.on('message', (input) => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    require('node:fs').writeSync(2, '\\nerror: this input hangs: ' + input + '\\n');
    process.kill(process.pid, 'SIGKILL');
  }, workerData);
});
`;

/**
 * Ends the process and prints the input when an input blocks it for good, which no timer of its own can notice.
 *
 * @returns Call it with the text of each input before it is tried.
 */
export function guardAgainstHangs(): (input: string) => void {
  const worker = new Worker(guard, { eval: true, workerData: timeout });
  return (input) => worker.postMessage(input);
}
