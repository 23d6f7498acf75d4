import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import { projectDir } from '../src/app/paths';
import { readFences } from '../src/content/code-check/readFences';
import { readSteps, type Step } from '../src/content/code-check/readSteps';
import { browserFlags } from './browser/browserFlags.mjs';
import { fail } from './cli/fail.mjs';
import { findBrowser } from './browser/findBrowser.mjs';
import { FollowedFolder } from './checks/FollowedFolder';
import { parseFlags } from './cli/parseFlags.mjs';

/**
 * Follows the tutorial exactly in an empty folder, and the installation page up to its first example: runs their
 * commands, with today's packages from the registry, writes their files, and checks the app where they do.
 */
const { values } = parseFlags({
  usage: 'npm run test:tutorial -- [--keep]',
  options: { keep: { type: 'boolean', default: false } },
});
const withTimeout = { timeout: 60_000 };
const executablePath =
  findBrowser() ?? fail('there is no browser: install Chromium, or set CHROMIUM_PATH.');
const started = performance.now();
const say = (text: string) =>
  process.stdout.write(
    `${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${text}\n`,
  );

/** The checks after a command. */
type AtCommand = Record<string, { before?: () => Promise<void>; after?: () => Promise<void> }>;

/** Follows a page with npm; `npm run dev` opens the app in the browser. */
async function follow(
  file: string,
  steps: readonly Step[],
  followed: FollowedFolder,
  page: Page,
  at: AtCommand,
) {
  say(file);
  for (const step of steps) {
    try {
      if (step.do === 'write') {
        say(`  writes ${step.path}`);
        followed.write(step.path, step.text);
      } else if (/^(npm|cd) /.test(step.command)) {
        await at[step.command]?.before?.();
        say(`  $ ${step.command}`);
        if (step.command === 'npm run dev') await page.goto(await followed.serve(step.command));
        else followed.run(step.command);
        await at[step.command]?.after?.();
      }
    } catch (error) {
      throw new Error(
        `${file}:${step.line}: ${error instanceof Error ? error.message : String(error)}`,
        { cause: error },
      );
    }
  }
}

const stepsOf = (file: string) =>
  readSteps(readFences(file, readFileSync(path.join(projectDir, file), 'utf8')));

/** An entry of the menu, which is before the breadcrumbs in the page. */
const entry = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first();

async function seeSecondPage(page: Page) {
  await entry(page, 'Parts').click(withTimeout);
  await expect(page).toHaveURL(/\/parts$/);
  await expect(page.getByRole('main').getByText('Parts', { exact: true }).first()).toBeVisible(
    withTimeout,
  );
  await page.getByRole('button', { name: 'Order brake pads' }).click();
  await expect(page.getByText('Brake pads ordered')).toBeVisible();
}

async function followTutorial(followed: FollowedFolder, page: Page) {
  const file = 'docs/core/introduction/tutorial.mdx';
  await follow(file, stepsOf(file), followed, page, {
    'npm run dev': {
      after: async () => {
        await expect(page.getByText('Replace brake pads')).toBeVisible(withTimeout);
        await expect(page.getByRole('banner')).toContainText('Spoke & Chain');
        await expect(entry(page, 'Due today')).toBeVisible();
        await expect(entry(page, 'Parts')).toHaveCount(0);
        say('  sees the first page');
      },
    },
    'npm run build': {
      before: async () => {
        await seeSecondPage(page);
        say('  sees the second page, without a reload by hand');
        await followed.stop();
      },
    },
  });

  const noise: string[] = [];
  page.on('pageerror', (error) => noise.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && noise.push(message.text()));
  await page.goto(await followed.serve('npx vite preview'));
  await seeSecondPage(page);
  expect(noise).toEqual([]);
  say('  sees the app that was built, with a silent console');
}

async function followInstallation(followed: FollowedFolder, page: Page) {
  const file = 'docs/core/introduction/installation.mdx';
  const steps = stepsOf(file);
  const shown = steps.findIndex((step) => step.do === 'run' && step.command === 'npm run dev');
  await follow(file, steps.slice(0, shown + 1), followed, page, {
    'npm run dev': {
      // As a sentence above the first file says.
      before: async () =>
        followed.change('src/main.tsx', (text) => text.replace(/^import '\.\/index\.css'\n/m, '')),
      after: async () => {
        await expect(page.getByText('You are at /.')).toBeVisible(withTimeout);
        await entry(page, 'Stock').click();
        await expect(page.getByText('You are at /stock.')).toBeVisible();
        await expect(page.getByRole('banner')).toContainText('Workshop');
        say('  sees the dashboard');
      },
    },
  });
}

const folders: string[] = [];
for (const walk of [followTutorial, followInstallation]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'tutorial-'));
  folders.push(folder);
  const followed = new FollowedFolder(folder);
  const browser = await chromium.launch({ executablePath, args: browserFlags() });
  try {
    await walk(followed, await browser.newPage());
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  } finally {
    // The browser first, as the server waits for its connections.
    await browser.close();
    await followed.stop();
    if (!values.keep) rmSync(folder, { recursive: true, force: true });
  }
}
process.stdout.write(
  process.exitCode
    ? 'The pages cannot be followed to the letter.\n'
    : 'Both pages can be followed to the letter.\n',
);
if (values.keep) process.stdout.write(`The apps are in ${folders.join(' and ')}\n`);
