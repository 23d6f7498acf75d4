import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectDir, storybookFile } from '../src/app/build/paths';
import { readableFailure } from './workbench/readableFailure';
import { readIndex, runPass, serveWorkbench } from './workbench/runPass';

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

const folder = mkdtempSync(path.join(tmpdir(), 'workbench-fixtures-'));
const problems: string[] = [];
try {
  const build = spawnSync(process.execPath, [storybookFile, 'build', '--quiet', '-o', folder], {
    cwd: projectDir,
    env: { ...process.env, WORKBENCH_FIXTURES: '1' },
    encoding: 'utf8',
  });
  if (build.status !== 0)
    throw new Error(`The fixtures do not build:\n${build.stdout}${build.stderr}`);

  const { url, close } = await serveWorkbench(folder);
  const index = await readIndex(url);
  const globals = 'mode:dark;direction:rtl';
  const result = await runPass({ url, index, globals, play: 'tagged' });
  close();
  const all = [...result.stories].map(([id, { thrown }]) => ({ ...index.entries[id]!, thrown }));
  for (const [name, reason] of Object.entries(expected)) {
    const thrown = all.find((story) => story.name === name)?.thrown;
    if (thrown === undefined) problems.push(`"${name}" should have failed, and passed.`);
    else if (!reason.test(readableFailure(thrown)))
      problems.push(`"${name}" failed for another reason:\n${thrown}`);
  }
  const failed = all.filter(({ thrown }) => thrown !== undefined).length;
  if (failed !== Object.keys(expected).length)
    problems.push(`${failed} stories failed, ${Object.keys(expected).length} should have.`);
  if (result.missing.join() !== expectedMissing)
    problems.push(`Not run: ${result.missing.join(', ') || 'none'}, not ${expectedMissing}.`);
  if (all.length - failed !== expectedPasses)
    problems.push(`${all.length - failed} stories passed, ${expectedPasses} should have.`);
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
