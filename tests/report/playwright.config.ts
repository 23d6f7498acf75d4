import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/browser/launchOptions.mjs';
import { plantedDefects } from './plantedDefects';

/** Each check also runs on pages as they are: one that fails there proves nothing. */
const checks = [...new Map(plantedDefects.map((one) => [one.checks.source, one.checks])).values()];

// `npm run check:report`: plants defects in built pages, one at a time, and compares which rows of the report turn.
export default defineConfig<{ planted: { css: string; html: string; script: string } }>({
  fullyParallel: true,
  workers: 2,
  testDir: '..',
  testMatch: '**/*.spec.ts',
  globalSetup: '../support/serveSite.ts',
  outputDir: '../../.cache/planted',
  timeout: 20_000,
  expect: { timeout: 5_000 },
  reporter: [['./defectReporter.ts']],
  use: {
    baseURL: process.env.SITE_URL,
    viewport: { width: 1280, height: 800 },
    colorScheme: 'light',
    launchOptions: launchOptions(),
  },
  projects: [
    { name: 'as built', grep: checks },
    ...plantedDefects.map(({ name, checks: grep, css = '', html = '', plant, script = '' }) => ({
      name,
      grep,
      use: { planted: { css, html, script: plant ? `(${String(plant)})()` : script } },
    })),
  ],
});
