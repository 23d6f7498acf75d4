import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/browser/launchOptions.mjs';

const measured = '**/loading.spec.ts';

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/support/serveSite.ts',
  outputDir: '.cache/playwright',
  // Both say that a test is stuck, not that the machine is slow.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // Two cores: with more, pages wait for each other and every time limit means less.
  workers: 2,
  // A second try hides a race: of the tests, or of the product.
  retries: 0,
  reporter: [['list']],
  // What is measured runs last and alone: a second page at work would show in its figures.
  projects: [
    { name: 'behavior', testIgnore: measured },
    { name: 'measured', testMatch: measured, fullyParallel: false, dependencies: ['behavior'] },
  ],
  use: {
    // Written by the global set-up, which runs before a worker reads this file again.
    baseURL: process.env.SITE_URL,
    viewport: { width: 1280, height: 800 },
    colorScheme: 'light',
    launchOptions: launchOptions(),
  },
});
