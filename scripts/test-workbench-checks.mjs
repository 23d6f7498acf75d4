import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runPass, serveWorkbench } from './test-workbench-run.mjs';

/**
 * Proves that the checks of the workbench still bite: builds the stories in .storybook/fixtures,
 * each of which breaks one rule, and wants every one of them to fail for its own reason.
 */
const expected = {
  'Unmocked Foreign Request': /asked another host[^]*GET https:\/\/feed\.example\/ads\.json/,
  'Accessibility Violation': /button-name/,
  'Console Error': /Something is wrong here/,
  'Failing Play': /Something/,
  'Ignores The Direction': /dir on <html> is "(ltr|rtl)" where the globals say "(?!\1)(ltr|rtl)"/,
  'Ignores The Mode':
    /data-color-scheme on <html> is "(light|dark)" where the globals say "(?!\1)(light|dark)"/,
};
const expectedMissing = ['fixtures-must-fail--never-run'];

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const folder = mkdtempSync(path.join(tmpdir(), 'workbench-fixtures-'));
const problems = [];
try {
  const build = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/storybook/dist/bin/dispatcher.js'),
      'build',
      '--quiet',
      '-o',
      folder,
    ],
    { cwd: root, env: { ...process.env, WORKBENCH_FIXTURES: '1' }, encoding: 'utf8' },
  );
  if (build.status !== 0)
    throw new Error(`The fixtures do not build:\n${build.stdout}${build.stderr}`);

  const server = await serveWorkbench(folder);
  for (const globals of ['', 'mode:dark;direction:rtl']) {
    const result = await runPass({ url: server.url, globals, quiet: true });
    const pass = globals || 'plain';
    for (const [name, reason] of Object.entries(expected)) {
      const failure = result.failures.find((candidate) => candidate.name.includes(name));
      if (!failure) problems.push(`${pass}: "${name}" should have failed, and passed.`);
      else if (!reason.test(failure.message))
        problems.push(`${pass}: "${name}" failed for another reason:\n${failure.message}`);
    }
    if (result.failed !== Object.keys(expected).length) {
      problems.push(
        `${pass}: ${result.failed} stories failed, ${Object.keys(expected).length} should have.`,
      );
    }
    if (result.missing.join() !== expectedMissing.join()) {
      problems.push(
        `${pass}: the every-story check named ${result.missing.join(', ') || 'nothing'}, not ${expectedMissing}.`,
      );
    }
    if (result.passed !== 1)
      problems.push(`${pass}: ${result.passed} stories passed, 1 should have.`);
  }
  server.close();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (problems.length > 0) console.error(problems.join('\n'));
const checks = Object.keys(expected).length + expectedMissing.length;
console.log(
  problems.length > 0
    ? `workbench checks: ${problems.length} problems`
    : `workbench checks: ${checks} rules broken on purpose, ${checks} noticed, in both passes`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
