import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command Program and arguments.
 * @property {number} [seconds] Estimated duration, until a run has measured it.
 * @property {string} [needs] Name of an earlier step that must pass first.
 * @property {string} [together] Adjacent steps with the same value run two at a time: each of them uses one core.
 */

/**
 * Runs the steps in order and prints the progress. A failure is printed in full and does not stop steps
 * that do not need the failed one.
 *
 * @param {Step[]} steps
 * @param {{ cwd: string, write: (text: string) => void, durationsFile?: string }} options
 * `durationsFile` stores how long
 * each step took, for the estimate of the next run.
 * @returns {Promise<{ passed: number, failed: number, skipped: number }>}
 */
export async function runSteps(steps, { cwd, write, durationsFile }) {
  const begin = performance.now();
  /** @type {Map<string, 'passed' | 'failed' | 'skipped'>} */
  const results = new Map();
  const durations = readDurations(durationsFile);
  const waiting = new Set(steps);
  const width = Math.max(...steps.map(({ name }) => name.length));
  const left = () =>
    [...waiting].reduce(
      (sum, { name, seconds = 0, together }) =>
        sum + (durations[name] ?? seconds) / (together ? 2 : 1),
      0,
    );

  /** @param {Step} step */
  async function runStep(step) {
    const { name, command, needs } = step;
    if (needs !== undefined && results.has(needs) && results.get(needs) !== 'passed') {
      waiting.delete(step);
      results.set(name, 'skipped');
      return write(`- ${name.padEnd(width)}  not run: it needs "${needs}"\n`);
    }
    const elapsed = (performance.now() - begin) / 1000;
    const number = `${steps.indexOf(step) + 1}/${steps.length}`;
    write(`  ${number} ${name} … ${clock(elapsed)} so far, about ${clock(left())} to go\n`);
    const started = performance.now();
    const { code, output } = await run(command, cwd);
    const seconds = (performance.now() - started) / 1000;
    const passed = code === 0;
    waiting.delete(step);
    results.set(name, passed ? 'passed' : 'failed');
    if (passed) durations[name] = Math.round(seconds * 10) / 10;
    else write(`${output.trimEnd()}\n`);
    write(
      `${passed ? '✓' : '✗'} ${name.padEnd(width)} ${seconds.toFixed(1).padStart(6)} s  ${passed ? summaryOf(output) : `exit code ${code}`}\n`,
    );
  }

  for (const group of groupsOf(steps)) {
    const queue = [...group];
    const work = async () => {
      for (let step = queue.shift(); step; step = queue.shift()) await runStep(step);
    };
    await Promise.all([work(), work()]);
  }
  writeDurations(durationsFile, durations);
  const count = (/** @type {string} */ result) =>
    [...results.values()].filter((one) => one === result).length;
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
}

/** @param {Step[]} steps @returns {Step[][]} Steps that may run at once. */
function groupsOf(steps) {
  /** @type {Step[][]} */
  const groups = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (last && step.together && last[0]?.together === step.together) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

/** @param {number} seconds @returns {string} `2:05` */
const clock = (seconds) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** @param {string | undefined} file @returns {Record<string, number>} */
function readDurations(file) {
  try {
    return file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  } catch {
    return {};
  }
}

/** @param {string | undefined} file @param {Record<string, number>} durations */
function writeDurations(file, durations) {
  if (!file) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(durations));
}

/**
 * @param {string[]} command
 * @param {string} cwd
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function run([program = '', ...args], cwd) {
  const { FORCE_COLOR: _forced, ...env } = process.env;
  const child = spawn(program, args, {
    cwd,
    env: { ...env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (/** @type {Buffer} */ chunk) => {
    output += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: null, output: `${output}${error.message}` }));
    child.once('close', (code) => resolve({ code, output }));
  });
}

/**
 * A tool's summary: its last line with a number, or an empty string.
 *
 * @param {string} output
 */
function summaryOf(output) {
  const lines = output.split('\n').map((line) => line.trim());
  return (
    lines
      .findLast((line) => /\b\d+ (passed|pages|stories|files)\b/.test(line))
      ?.replace(/\s+/g, ' ') ?? ''
  );
}
