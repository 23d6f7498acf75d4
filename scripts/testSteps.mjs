/** @type {(file: string, ...args: string[]) => string[]} */
const node = (file, ...args) => [process.execPath, file, ...args];
/** @type {(file: string, ...args: string[]) => string[]} */
const script = (file, ...args) => [process.execPath, '--import', 'tsx', `scripts/${file}`, ...args];
/** @type {(...args: string[]) => string[]} */
const vitest = (...args) =>
  node(
    'node_modules/vitest/vitest.mjs',
    ...['run', '--reporter=default', '--reporter=./scripts/evidence/vitestReporter.ts'],
    ...args,
  );
/** @type {(...args: string[]) => string[]} */
const playwright = (...args) => node('node_modules/@playwright/test/cli.js', 'test', ...args);

/** Steps that read the built site and do not measure time. */
const built = { needs: 'build', together: 'built' };

/** @type {import('./cli/runSteps.mjs').Step[]} */
export const steps = [
  {
    name: 'lint',
    command: node('node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'),
    seconds: 35,
    together: 'code',
  },
  {
    name: 'types',
    command: node('node_modules/typescript/bin/tsc'),
    seconds: 50,
    together: 'code',
  },
  {
    name: 'format',
    command: node('node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'),
    seconds: 30,
    together: 'code',
  },
  {
    name: 'unused',
    command: node('scripts/check-unused.mjs'),
    seconds: 9,
    together: 'code',
  },
  {
    name: 'words',
    command: node(
      'node_modules/cspell/bin.mjs',
      ...['lint', '-c', 'scripts/lint/cspell.json', '--no-progress', '--quiet', '.'],
    ),
    seconds: 12,
    together: 'code',
  },
  { name: 'prose', command: script('check-prose.ts'), seconds: 50, together: 'code' },
  { name: 'unit', command: vitest('--project=unit', '--coverage'), seconds: 110 },
  { name: 'statements', command: vitest('--project=statements'), seconds: 45 },
  { name: 'build', command: script('build.ts'), seconds: 80 },
  { name: 'workbench-checks', command: script('test-workbench-checks.ts'), seconds: 20 },
  { name: 'dist', command: vitest('--project=dist'), seconds: 70, ...built },
  {
    name: 'html',
    command: node(
      'node_modules/html-validate/bin/html-validate.mjs',
      ...['--config', 'scripts/lint/htmlValidate.mjs', 'dist/toolpad/**/*.html', 'dist/*.html'],
    ),
    seconds: 26,
    ...built,
  },
  { name: 'budgets', command: script('check-budgets.ts'), seconds: 32, ...built },
  {
    name: 'site',
    command: playwright(
      '--project=behavior',
      '--reporter=list,./scripts/evidence/playwrightReporter.ts',
    ),
    seconds: 560,
    needs: 'build',
  },
  {
    name: 'loading',
    command: playwright('--project=measured', '--no-deps'),
    seconds: 38,
    needs: 'build',
  },
  {
    name: 'workbench',
    command: script('test-workbench.ts'),
    seconds: 420,
    needs: 'build',
  },
  { name: 'report', command: script('report.ts'), seconds: 12, needs: 'build' },
];
