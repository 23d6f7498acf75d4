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
    const { counts, written } = await outcomeOf({
      name: 'unit',
      command: node('console.log("12 passed")'),
    });
    expect(counts).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(written).toMatch(/✓ unit +\d+\.\d s {2}12 passed/);
  });

  it('says what passed with a second try only, and why the first one failed', async () => {
    const reasons = [
      '  1) a.spec.ts:3 › comes late ───',
      '',
      '    Error: not yet',
      '',
      '  2) b.spec.ts:1 › too',
      '',
      '    Error: 1 flaky',
      '',
    ];
    const names = ['  2 flaky', '    a.spec.ts:3 › comes late', '    b.spec.ts:1 › too'];
    const list = ['  ✓  1 first', '', ...reasons, ...names, '  11 passed (2s)'];
    const { written } = await outcomeOf({
      name: 'site',
      command: node(`console.log(${JSON.stringify(list.join('\n'))})`),
    });
    expect(written).toMatch(/11 passed \(2s\)\n/);
    expect(written.split('11 passed (2s)\n')[1]).toBe(`${[...reasons, ...names].join('\n')}\n`);
  });

  it('says no more of a run without second tries', async () => {
    const { written } = await outcomeOf({
      name: 'site',
      command: node(`console.log(${JSON.stringify('  1) not a failure\n  11 passed (2s)')})`),
    });
    expect(written).toMatch(/11 passed \(2s\)\n$/);
  });

  it('prints a failure in full and goes on', async () => {
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
