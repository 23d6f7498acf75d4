import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('ends a command after all that it has printed, at a pipe too', () => {
  const module = new URL('fail.mjs', import.meta.url).href;
  const script = `import { fail } from '${module}';
    setInterval(() => {}, 1000);
    process.stdout.write('-'.repeat(300_000));
    process.stderr.write('-'.repeat(300_000));
    fail('last');`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { encoding: 'utf8' },
  );
  expect([status, stdout.length, stderr.slice(300_000)]).toEqual([1, 300_000, 'error: last\n']);
});
