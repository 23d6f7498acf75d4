import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runSteps } from './runSteps.mjs';
import { testFolder } from '../../src/content/testing/testFolder';

const node = (code: string) => [process.execPath, '-e', code];

async function outcomeOf(...steps: Parameters<typeof runSteps>[0]) {
  let written = '';
  const counts = await runSteps(steps, { cwd: process.cwd(), write: (text) => (written += text) });
  return { counts, written };
}

describe('runSteps', () => {
  it('counts passed steps and shows the summary of a tool', async () => {
    const { counts, written } = await outcomeOf({
      name: 'unit',
      command: node('console.log("12 passed")'),
    });
    expect(counts).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(written).toMatch(/✓ unit +\d+\.\d s {2}12 passed/);
  });

  it('prints the progress: number, name, elapsed time and an estimate from the last run', async () => {
    const durationsFile = path.join(testFolder({ durations: '{"unit":130}' }), 'durations');
    let written = '';
    const steps = [
      { name: 'lint', command: node(''), seconds: 50 },
      { name: 'unit', command: node(''), seconds: 10 },
    ];
    const write = (text: string) => (written += text);
    await runSteps(steps, { cwd: process.cwd(), write, durationsFile });
    expect(written).toContain('1/2 lint … 0:00 so far, about 3:00 to go');
    expect(written).toMatch(/2\/2 unit … 0:0\d so far, about 2:10 to go/);
    expect(Object.keys(JSON.parse(readFileSync(durationsFile, 'utf8')) as object)).toEqual([
      'unit',
      'lint',
    ]);
  });

  it('runs adjacent steps of a group two at a time', async () => {
    const sleep = node('setTimeout(() => {}, 300)');
    const { written } = await outcomeOf(
      { name: 'a', command: sleep, together: 'code' },
      { name: 'b', command: sleep, together: 'code' },
      { name: 'c', command: node('') },
    );
    const order = [...written.matchAll(/^(?: {2}\d\/3 (\w)|(✓) (\w))/gm)].map(
      ([, begun, , ended]) => begun ?? ended?.toUpperCase(),
    );
    expect(order.slice(0, 2).sort()).toEqual(['a', 'b']);
    expect(order.slice(2, 4).sort()).toEqual(['A', 'B']);
    expect(order.slice(4)).toEqual(['c', 'C']);
  });

  it('prints a failure in full and continues', async () => {
    const { counts, written } = await outcomeOf(
      {
        name: 'lint',
        command: node('console.log("first"); console.error("second"); process.exit(3)'),
      },
      { name: 'unit', command: node('') },
    );
    expect(counts).toEqual({ passed: 1, failed: 1, skipped: 0 });
    expect(written).toContain('first\nsecond\n✗ lint');
    expect(written).toContain('exit code 3');
  });

  it('skips and reports steps that need a failed step', async () => {
    const { counts, written } = await outcomeOf(
      { name: 'build', command: node('process.exit(1)') },
      { name: 'site', command: node(''), needs: 'build' },
    );
    expect(counts).toEqual({ passed: 0, failed: 1, skipped: 1 });
    expect(written).toContain('not run: it needs "build"');
  });

  it('counts a program that does not exist as failed', async () => {
    const { counts } = await outcomeOf({ name: 'ghost', command: ['no-such-program-here'] });
    expect(counts.failed).toBe(1);
  });
});
