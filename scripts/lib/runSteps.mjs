import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command Program and arguments.
 * @property {string} [needs] Name of an earlier step without which this one says nothing.
 */

/**
 * Runs the steps one after the other. A failure is printed in full and does not stop the steps that
 * can still tell something.
 *
 * @param {Step[]} steps
 * @param {{ cwd: string, write: (text: string) => void }} options
 * @returns {Promise<{ passed: number, failed: number, skipped: number }>}
 */
export async function runSteps(steps, { cwd, write }) {
  /** @type {Map<string, 'passed' | 'failed' | 'skipped'>} */
  const results = new Map();
  const width = Math.max(...steps.map(({ name }) => name.length));
  for (const { name, command, needs } of steps) {
    if (needs !== undefined && results.has(needs) && results.get(needs) !== 'passed') {
      write(`- ${name.padEnd(width)}  not run: it needs "${needs}"\n`);
      results.set(name, 'skipped');
      continue;
    }
    write(`  ${name} …\n`);
    const started = performance.now();
    const { code, output } = await run(command, cwd);
    const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
    const passed = code === 0;
    results.set(name, passed ? 'passed' : 'failed');
    if (!passed) write(`${output.trimEnd()}\n`);
    write(
      `${passed ? '✓' : '✗'} ${name.padEnd(width)} ${seconds} s  ${passed ? summaryOf(output) : `exit code ${code}`}\n`,
    );
    if (passed) write(flakyIn(output));
  }
  const count = (/** @type {string} */ result) =>
    [...results.values()].filter((one) => one === result).length;
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
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
 * What passed with a second try only, as Playwright's list ends: why each first try failed, a count, the tests' names.
 *
 * @param {string} output
 */
const flakyIn = (output) =>
  /^(?: {2}1\) [^]*?^)? {2}\d+ flaky\n(?: {4}\S.*\n)*/m.exec(output)?.[0] ?? '';

/**
 * The line in which a tool says how much it did: the last one with a number, or nothing.
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
