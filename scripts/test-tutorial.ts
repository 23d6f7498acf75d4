import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import { projectDir } from '../src/app/build/paths';
import { readFences } from '../src/content/prose/readFences';
import { readSteps } from '../src/content/prose/readSteps';
import { browserFlags } from './lib/browserFlags.mjs';
import { fail } from './lib/fail.mjs';
import { findBrowser } from './lib/findBrowser.mjs';
import { FollowedFolder } from './lib/FollowedFolder';
import { parseFlags } from './lib/parseFlags.mjs';

/**
 * Follows the tutorial to the letter in an empty folder: types its commands, with packages from the registry as they are
 * today, writes its files, and looks at the app where the tutorial does.
 */
const { values } = parseFlags({ usage: 'npm run test:tutorial -- [--keep]', options: { keep: { type: 'boolean', default: false } } });
const tutorial = 'docs/core/introduction/tutorial.mdx';
const patience = { timeout: 60_000 };
const executablePath = findBrowser() ?? fail('there is no browser: install Chromium, or set CHROMIUM_PATH.');
const started = performance.now();
const say = (text: string) => process.stdout.write(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${text}\n`);

/** An entry of the menu; the breadcrumbs come later in the page. */
const entry = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true }).first();

async function seeFirstPage(page: Page) {
  await expect(page.getByText('Two repairs are due today.')).toBeVisible(patience);
  await expect(page.getByRole('banner')).toContainText('Workshop');
  await expect(entry(page, 'Home')).toBeVisible();
  await expect(entry(page, 'Stock')).toHaveCount(0);
}

async function seeSecondPage(page: Page) {
  await entry(page, 'Stock').click(patience);
  await expect(page).toHaveURL(/\/stock$/);
  await expect(page.getByRole('main').getByText('Stock', { exact: true }).first()).toBeVisible(patience);
  await page.getByRole('button', { name: 'Order chains' }).click();
  await expect(page.getByText('Chains are ordered')).toBeVisible();
}

const folder = mkdtempSync(path.join(tmpdir(), 'tutorial-'));
const followed = new FollowedFolder(folder);
const browser = await chromium.launch({ executablePath, args: browserFlags() });
try {
  const page = await browser.newPage();
  for (const step of readSteps(readFences(tutorial, readFileSync(path.join(projectDir, tutorial), 'utf8')))) {
    const place = `${tutorial}:${step.line}`;
    try {
      if (step.do === 'write') {
        say(`writes ${step.path}`);
        followed.write(step.path, step.text);
      } else if (step.command === 'npm run dev') {
        say(`$ ${step.command}`);
        await page.goto(await followed.serve(step.command));
        await seeFirstPage(page);
        say('sees the first page');
      } else {
        if (step.command === 'npm run build') {
          await seeSecondPage(page);
          say('sees the second page, without a reload by hand');
          await followed.stop();
        }
        say(`$ ${step.command}`);
        followed.run(step.command);
      }
    } catch (error) {
      throw new Error(`${place}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }

  const noise: string[] = [];
  page.on('pageerror', (error) => noise.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && noise.push(message.text()));
  await page.goto(await followed.serve('npx vite preview'));
  await seeSecondPage(page);
  expect(noise).toEqual([]);
  say('sees the app that was built, with a silent console');
  process.stdout.write('The tutorial can be followed.\n');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  // First the browser: the server would wait for its connections.
  await browser.close();
  await followed.stop();
  if (values.keep) process.stdout.write(`The app lies in ${folder}\n`);
  else rmSync(folder, { recursive: true, force: true });
}
