import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readIndex, runPass, serveWorkbench } from './workbench/runPass.mjs';

/**
 * Tests the checks of the workbench: builds the stories in .storybook/fixtures, each of which breaks
 * one rule, and expects every one of them to fail for its own reason.
 */
const expected = {
  'Unmocked Foreign Request':
    /sent requests to other hosts[^]*GET https:\/\/feed\.example\/ads\.json/,
  'Accessibility Violation': /button-name/,
  'Low Contrast': /color-contrast/,
  'Console Error': /Something is wrong here/,
  'Render Error': /It cannot be rendered/,
  'Failing Play': /^Step "There is something": [^]*Something/,
  'Ignores The Direction': /dir on <html> is "ltr" instead of "rtl"/,
  'Lacks Its Tag': /has no play/,
  'Ignores The Mode': /data-color-scheme on <html> is "light" instead of "dark"/,
};
const expectedMissing = 'fixtures-must-fail--never-run';
const expectedPasses = 2;

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const folder = mkdtempSync(path.join(tmpdir(), 'workbench-fixtures-'));
const problems = [];
try {
  const storybook = path.join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
  const build = spawnSync(process.execPath, [storybook, 'build', '--quiet', '-o', folder], {
    cwd: root,
    env: { ...process.env, WORKBENCH_FIXTURES: '1' },
    encoding: 'utf8',
  });
  if (build.status !== 0)
    throw new Error(`The fixtures do not build:\n${build.stdout}${build.stderr}`);

  const { url, close } = await serveWorkbench(folder);
  const index = await readIndex(url);
  const globals = 'mode:dark;direction:rtl';
  const result = await runPass({ url, index, globals, play: 'tagged', workers: 1, quiet: true });
  close();
  for (const [name, reason] of Object.entries(expected)) {
    const failure = result.failures.find((one) => one.name === `Fixtures/Must fail: ${name}`);
    if (!failure) problems.push(`"${name}" should have failed, and passed.`);
    else if (!reason.test(failure.message))
      problems.push(`"${name}" failed for another reason:\n${failure.message}`);
  }
  const failed = result.failures.length;
  if (failed !== Object.keys(expected).length)
    problems.push(`${failed} stories failed, ${Object.keys(expected).length} should have.`);
  if (result.missing.join() !== expectedMissing)
    problems.push(`Not run: ${result.missing.join(', ') || 'none'}, not ${expectedMissing}.`);
  if (result.passed !== expectedPasses)
    problems.push(`${result.passed} stories passed, ${expectedPasses} should have.`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (problems.length > 0) console.error(problems.join('\n'));
const checks = Object.keys(expected).length + 1;
console.log(
  problems.length > 0
    ? `workbench checks: ${problems.length} problems`
    : `workbench checks: ${checks} rules broken on purpose, ${checks} noticed by ${expectedPasses + checks} stories`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
