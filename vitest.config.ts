import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './scripts/browser/launchOptions.mjs';
import { packageAliases } from './src/app/build/paths.ts';

const unitTests = defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,scripts,stories,tests,.storybook}/**/*.test.{ts,tsx}'],
          exclude: [
            'tests/boundaries/fixture/**',
            'tests/{dist,statements}/**',
            '**/*.dist.test.ts',
          ],
          // Modules load once in each worker, which halves the time; no test file may leave state in one.
          isolate: false,
          // Of two cores Vitest leaves one to itself, which waits most of the time.
          maxWorkers: '100%',
          setupFiles: ['tests/support/failOnWarning.ts'],
        },
      },
      {
        // The built site, parsed once for all files.
        extends: true,
        test: {
          name: 'dist',
          include: ['tests/dist/*.test.ts', '.storybook/*.dist.test.ts'],
          isolate: false,
          maxWorkers: 1,
        },
      },
      {
        // What the documentation states about the documented packages, run in one page of a browser.
        extends: true,
        resolve: { alias: packageAliases },
        // A package that a kept list lacks would reload the page in the middle of a test.
        optimizeDeps: {
          entries: ['{tests/statements,docs/core,.cache/samples}/**/*.tsx'],
          force: true,
        },
        test: {
          name: 'statements',
          include: ['tests/statements/*.test.tsx'],
          globalSetup: ['tests/statements/readStatements.ts', 'tests/statements/writeSamples.ts'],
          expect: { poll: { timeout: 15_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({ launchOptions: launchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
    onUnhandledError: ({ message }) => message !== 'rejected by a fixture',
    environment: 'node',
    // Says that a test is stuck, not that the machine is slow: the first of a file loads what it tests.
    testTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // With `--coverage`, as `npm test` runs it: what decides about ads and asks for them has no line
    // that nothing has run.
    coverage: {
      provider: 'v8',
      include: ['src/domain/ads/*.ts', 'src/platform/ads/{createAdController,adTasks}.ts'],
      exclude: ['**/*.test.ts'],
      thresholds: { perFile: true, statements: 100, branches: 100, functions: 100, lines: 100 },
      reporter: [['text', { skipFull: true }]],
      reportsDirectory: '.cache/coverage',
    },
  },
});

/** Storybook's testing widget looks for its tests here, `storybookTest`, and needs seconds that no other test has. */
export default process.env.STORYBOOK
  ? (await import('./.storybook/vitest.config.ts')).default
  : unitTests;
