import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail } from './lib/fail.mjs';
import { parseFlags } from './lib/parseFlags.mjs';
import { runSteps } from './lib/runSteps.mjs';
import { setUpBrowser, setUpPackages } from './setup.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** @type {(file: string, ...args: string[]) => string[]} */
const node = (file, ...args) => [process.execPath, file, ...args];
/** @type {(file: string, ...args: string[]) => string[]} */
const script = (file, ...args) => [process.execPath, '--import', 'tsx', `scripts/${file}`, ...args];
/** @type {(...args: string[]) => string[]} */
const playwright = (...args) => node('node_modules/@playwright/test/cli.js', 'test', ...args);

/** @type {import('./lib/runSteps.mjs').Step[]} */
const steps = [
  { name: 'lint', command: node('node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0') },
  { name: 'types', command: node('node_modules/typescript/bin/tsc') },
  { name: 'prose', command: script('check-prose.ts') },
  {
    name: 'unit',
    command: node('node_modules/vitest/vitest.mjs', 'run', '--project=unit', '--coverage'),
  },
  { name: 'build', command: script('build.ts') },
  {
    name: 'dist',
    command: node('node_modules/vitest/vitest.mjs', 'run', '--project=dist'),
    needs: 'build',
  },
  { name: 'budgets', command: script('check-budgets.ts'), needs: 'build' },
  { name: 'site', command: playwright('--project=behavior'), needs: 'build' },
  { name: 'loading', command: playwright('--project=measured', '--no-deps'), needs: 'build' },
  { name: 'workbench', command: node('scripts/test-workbench.mjs'), needs: 'build' },
  { name: 'workbench-checks', command: node('scripts/test-workbench-checks.mjs') },
];

const { positionals } = parseFlags({
  usage: 'npm test -- [STEP...]',
  options: {},
  positionals: true,
});
const unknown = positionals.find((name) => !steps.some((step) => step.name === name));
if (unknown)
  fail(`there is no step "${unknown}": the steps are ${steps.map(({ name }) => name).join(', ')}.`);

setUpPackages();
setUpBrowser();
const chosen =
  positionals.length === 0 ? steps : steps.filter(({ name }) => positionals.includes(name));
const { passed, failed, skipped } = await runSteps(chosen, {
  cwd: root,
  write: (text) => process.stdout.write(text),
});
process.stdout.write(
  `\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`,
);
process.exitCode = failed > 0 ? 1 : 0;
