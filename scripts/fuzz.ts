import { randomInt } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import fc from 'fast-check';
import { fail } from './cli/fail.mjs';
import { parseFlags, parseWhole } from './cli/parseFlags.mjs';
import { say } from './cli/say';
import { readSubject, subjectNames } from './fuzz/readSubjects';
import { runSubject } from './fuzz/runSubject';

const most = 2 ** 31 - 1;
const usage = `npm run fuzz -- ${subjectNames.join('|')} [--browser] [--runs N] [--seed S]`;
const { values, positionals } = parseFlags({
  usage,
  options: {
    browser: { type: 'boolean' },
    runs: { type: 'string' },
    seed: { type: 'string', default: String(randomInt(most)) },
  },
  positionals: true,
});
const [name = ''] = positionals;
if (!subjectNames.includes(name)) fail(`there is no subject "${name}". Usage: ${usage}`);

const { inBrowser, ...inNode } = await readSubject(name);
const subject = values.browser ? (inBrowser ?? fail(`${name} needs no browser.`)) : inNode;
const runs = parseWhole('--runs', values.runs ?? String(subject.runs), { min: 1, max: most });
const seed = parseWhole('--seed', values.seed, { min: 0, max: most });
const command = `npm run fuzz -- ${name}${values.browser ? ' --browser' : ''} --runs ${runs} --seed ${seed}`;
process.stdout.write(`${command}\n`);

/** Milliseconds before the process is ended. What merely is too slow ends by itself before, and is reported as such. */
const timeout = 30_000 + (subject.limit ?? 0);
/** Ends the process and prints the input when it blocks the process for good, which no timer of its own can notice. */
const guard = new Worker(
  `const { parentPort, workerData } = require('node:worker_threads');
  let timer;
  parentPort.on('message', (input) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      require('node:fs').writeSync(2, '\\nerror: this input hangs: ' + input + '\\n');
      process.kill(process.pid, 'SIGKILL');
    }, workerData);
  });`,
  { eval: true, workerData: timeout },
);
let tried = 0;
let nextNote = 0;
const failures = await runSubject(subject, {
  runs,
  seed,
  onInput(check, input) {
    guard.postMessage(`${check}: ${fc.stringify(input)}`);
    tried += 1;
    if (performance.now() < nextNote) return;
    nextNote = performance.now() + 5000;
    say(`input ${tried}, ${check}`);
  },
});
if (failures.length > 0) fail(`${failures.join('\n\n')}\n\nRepeat it: ${command}`);
process.stdout.write(`${tried} inputs, no failure\n`);
process.exit(0);
