import { describe, expect, it } from 'vitest';
import { runSteps } from './runSteps.mjs';

const node = (code: string) => [process.execPath, '-e', code];

async function outcomeOf(...steps: Parameters<typeof runSteps>[0]) {
  let written = '';
  const counts = await runSteps(steps, { cwd: process.cwd(), write: (text) => (written += text) });
  return { counts, written };
}

describe('runSteps', () => {
  it('counts what passed and shows what a tool says it did', async () => {
    const { counts, written } = await outcomeOf({ name: 'unit', command: node('console.log("12 passed")') });
    expect(counts).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(written).toMatch(/✓ unit +\d+\.\d s {2}12 passed/);
  });

  it('names what passed with a second try only', async () => {
    const list = ['  ✓  1 first', '', '  1 flaky', '    a.spec.ts:3 › comes late', '  11 passed (2s)'];
    const { written } = await outcomeOf({ name: 'site', command: node(`console.log(${JSON.stringify(list.join('\n'))})`) });
    expect(written).toMatch(/11 passed \(2s\)\n {2}1 flaky\n {4}a\.spec\.ts:3 › comes late\n$/);
  });

  it('prints a failure in full and goes on', async () => {
    const { counts, written } = await outcomeOf(
      { name: 'lint', command: node('console.log("first"); console.error("second"); process.exit(3)') },
      { name: 'unit', command: node('') },
    );
    expect(counts).toEqual({ passed: 1, failed: 1, skipped: 0 });
    expect(written).toContain('first\nsecond\n✗ lint');
    expect(written).toContain('exit code 3');
  });

  it('skips what needs a step that failed, and says so', async () => {
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
