import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { projectDir } from '../src/app/build/paths';
import { readFences } from '../src/content/code-check/readFences';
import { readSteps, type Step } from '../src/content/code-check/layOutFiles';
import { launchBrowser } from './browser/launchBrowser';
import { FollowedFolder } from './checks/FollowedFolder';
import { parseFlags } from './cli/parseFlags.mjs';
import { say } from './cli/say';

/**
 * Follows the tutorial exactly in an empty folder, and the installation page once for each framework: runs their
 * commands, with today's packages from the registry, writes their files, and checks the app where they do. Next.js
 * listens on the port in PORT, where it is set.
 */
const { values } = parseFlags({
  usage: 'npm run test:tutorial -- [--only Tutorial,Vite] [--pictures] [--keep]',
  options: {
    only: { type: 'string' },
    pictures: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
});
const withTimeout = { timeout: 300_000 };
const browser = await launchBrowser();

/** Checks after a command or a file, one for each time that it comes. */
type Checks = Record<string, (() => unknown)[]>;

/** Follows the steps of a page; a command that starts a server opens the app in the browser. */
async function follow(
  file: string,
  steps: readonly Step[],
  followed: FollowedFolder,
  page: Page,
  checks: Checks,
) {
  const times = new Map<string, number>();
  for (const step of steps) {
    const name = step.do === 'write' ? step.path : step.command;
    const check = checks[name]?.[times.get(name) ?? 0];
    times.set(name, (times.get(name) ?? 0) + 1);
    try {
      say(step.do === 'write' ? `  writes ${name}` : `  $ ${name}`);
      if (step.do === 'write') followed.write(step.path, step.text);
      else if (/^npm run (dev|start)$/.test(name))
        await page.goto(await followed.serve(name), withTimeout);
      else followed.run(name);
      await check?.();
    } catch (error) {
      throw new Error(
        `${file}:${step.line}: ${error instanceof Error ? error.message : String(error)}`,
        { cause: error },
      );
    }
  }
}

/** The steps of a page for readers who choose these tabs. */
const stepsOf = (file: string, tabs: readonly string[]) =>
  readSteps(
    readFences(file, readFileSync(path.join(projectDir, file), 'utf8')).filter((fence) =>
      fence.tabs.every((tab) => tabs.includes(tab)),
    ),
  );

/** A navigation item, which is before the breadcrumbs in the page. */
const item = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first();

async function openPage(page: Page, name: string) {
  // A list that has just changed its query may still navigate to its own path.
  await expect(async () => {
    await item(page, name).click(withTimeout);
    await expect(page.getByRole('main').getByRole('heading', { name })).toBeVisible({
      timeout: 30_000,
    });
  }).toPass(withTimeout);
}

const pictureSize = { width: 1200, height: 700 };

/**
 * Takes a picture of the window from its corner.
 * @param schemes without a dark one, pages show the light one in both color schemes
 */
async function takePicture(
  page: Page,
  name: string,
  size = pictureSize,
  schemes: readonly ('light' | 'dark')[] = ['light', 'dark'],
) {
  if (!values.pictures) return;
  // Away from what was clicked last, which may be shown as hovered or not.
  await page.mouse.move(0, pictureSize.height - 1);
  // The button of the development server.
  await page.addStyleTag({ content: 'nextjs-portal { display: none }' });
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme });
    // Transitions of the color scheme, and of what has just opened.
    await page.waitForTimeout(1000);
    const png = await page.screenshot({ clip: { x: 0, y: 0, ...size }, animations: 'disabled' });
    await sharp(png)
      .webp({ quality: 82 })
      .toFile(path.join(projectDir, `public/pictures/${name}-${scheme}.webp`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  say(`  takes the picture ${name}`);
}

/** Opens the API in a tab and lets Chromium print one value per line. */
async function seeOrdersOfApi(page: Page) {
  const address = new URL('/api/orders?page=0&pageSize=2', page.url()).href;
  const tab = await page.context().newPage();
  // Until the server has noticed the new files, it answers with its page for unknown paths.
  await expect(async () => {
    const answer = await tab.goto(address, withTimeout);
    expect(await answer?.json()).toMatchObject({
      items: [{ id: 'SC-1036' }, { id: 'SC-1037' }],
      itemCount: 5,
    });
  }).toPass(withTimeout);
  // The checkbox is in a shadow root of the browser, out of reach of locators.
  await tab.keyboard.press('Tab');
  await tab.keyboard.press('Space');
  await expect(tab.locator('body')).toHaveText(/^ {2}"itemCount": 5$/m, { useInnerText: true });
  await tab.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await takePicture(tab, 'TutorialApi', { width: 560, height: 420 });
  await tab.close();
  await page.bringToFront();
}

/** Creates an order, edits it and deletes it. */
async function manageOrders(page: Page) {
  await page.getByRole('button', { name: 'Create new' }).click();
  await page.getByRole('textbox', { name: 'Customer' }).fill('Maple Lane Clinic', withTimeout);
  await page.getByRole('textbox', { name: 'Service' }).fill('Replace grips');
  await page.getByRole('spinbutton', { name: 'Total' }).fill('26');
  await page.getByRole('button', { name: 'Create' }).click();
  const row = page.getByRole('row').filter({ hasText: 'SC-1043' });
  await expect(row).toContainText('Maple Lane Clinic', withTimeout);
  await row.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByRole('spinbutton', { name: 'Total' }).fill('30', withTimeout);
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(row).toContainText('30', withTimeout);
  await row.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0, withTimeout);
}

async function handOver(page: Page, order: string) {
  const row = page.getByRole('listitem').filter({ hasText: order });
  const dialog = page.getByRole('dialog', { name: `Hand over ${order}?` });
  // The development server may replace the page after the first click.
  await expect(async () => {
    if (!(await dialog.isVisible()))
      await row.getByRole('button', { name: 'Hand over' }).click({ timeout: 30_000 });
    await expect(dialog).toBeVisible({ timeout: 10_000 });
  }).toPass(withTimeout);
  if (order === 'SC-1036') await takePicture(page, 'TutorialDialog');
  await dialog.getByRole('button', { name: 'Hand over' }).click();
  await expect(page.getByText(`${order} is picked up`)).toBeVisible(withTimeout);
  await expect(row).toHaveCount(0, withTimeout);
}

async function signIn(page: Page, password: string) {
  await page.getByRole('textbox', { name: 'Email' }).fill('desk@spoke-and-chain.example');
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

async function signInAndWait(page: Page) {
  // The development server may replace the form while it is filled in.
  await expect(async () => {
    await signIn(page, 'inner-tube');
    await expect(page).not.toHaveURL(/\/sign-in/, { timeout: 60_000 });
  }).toPass(withTimeout);
}

async function seeFilterKept(page: Page, whileKept = () => Promise.resolve()) {
  const filter = page.getByRole('button', { name: 'Waiting', exact: true });
  // The development server may replace the page after the first click.
  await expect(async () => {
    if ((await filter.getAttribute('aria-pressed')) !== 'true') await filter.click();
    await expect(filter).toHaveAttribute('aria-pressed', 'true', { timeout: 5_000 });
  }).toPass(withTimeout);
  await page.reload();
  await expect(filter).toHaveAttribute('aria-pressed', 'true', withTimeout);
  await expect(page.getByText('Replace tires, Summit Cycling Club')).toBeVisible();
  await expect(page.getByText('Tune-up, Old Mill Hotel')).toHaveCount(0);
  await whileKept();
  await page.getByRole('button', { name: 'All', exact: true }).click();
}

async function followTutorial(followed: FollowedFolder, page: Page) {
  const file = 'docs/core/introduction/tutorial.mdx';
  const failures: string[] = [];
  const recordFailures = () => {
    page.on('pageerror', (error) => failures.push(String(error)));
    page.on('console', (message) => {
      // The template has no icon.
      if (message.type() === 'error' && !message.location().url.endsWith('/favicon.ico'))
        failures.push(message.text());
    });
  };
  const seeOverview = async (open: string) => {
    const figures = page.getByRole('main').getByText(`Open orders${open}`).first();
    // The development server may show a page as it was before its file was written.
    await expect(async () => {
      if (!(await figures.isVisible())) await page.reload();
      await expect(figures).toBeVisible({ timeout: 10_000 });
    }).toPass(withTimeout);
  };

  await follow(file, stepsOf(file, ['npm']), followed, page, {
    'npm run dev': [
      async () => {
        await expect(page.getByText('No orders yet.')).toBeVisible(withTimeout);
        // Without a theme, the page is white in dark mode, too.
        await takePicture(page, 'TutorialStart', { width: 560, height: 120 }, ['light']);
        say('  sees the first page');
      },
      async () => {
        await expect(page).toHaveURL(/\/sign-in\?callbackUrl=/, withTimeout);
        await takePicture(page, 'TutorialSignIn');
        await signIn(page, 'wrong');
        await expect(page.getByText('Check your email address and password.')).toBeVisible(
          withTimeout,
        );
        await signInAndWait(page);
        await seeOverview('4');
        await page.getByRole('button', { name: 'Current User' }).click();
        await expect(page.getByText('desk@spoke-and-chain.example')).toBeVisible();
        await page.getByRole('button', { name: 'Sign Out' }).click();
        await expect(page).toHaveURL(/\/sign-in/, withTimeout);
        await followed.stop();
        say('  signs in and out');
      },
    ],
    'mv app/page.tsx "app/(dashboard)/page.tsx"': [
      async () => {
        // Until the server has noticed that the file moved, a reload shows the page without a layout.
        await expect(async () => {
          await page.reload(withTimeout);
          await expect(page.getByRole('banner')).toContainText('Spoke & Chain', {
            timeout: 10_000,
          });
        }).toPass(withTimeout);
        await expect(item(page, 'Overview')).toBeVisible();
        await expect(page.getByRole('main').getByRole('heading')).toHaveText('Overview');
        await expect(page.getByText('No orders yet.')).toBeVisible();
        await takePicture(page, 'TutorialDashboard', { width: 1200, height: 360 });
        say('  sees the dashboard');
      },
    ],
    'app/api/orders/[id]/route.ts': [
      async () => {
        await seeOrdersOfApi(page);
        say('  sees the orders of the API');
      },
    ],
    'app/layout.tsx': [
      () => {},
      async () => {
        await openPage(page, 'Orders');
        await expect(page.getByRole('row')).toHaveCount(6, withTimeout);
        await takePicture(page, 'TutorialOrders');
        await manageOrders(page);
        say('  creates, edits and deletes an order');
      },
    ],
    'app/(dashboard)/page.tsx': [
      async () => {
        await openPage(page, 'Overview');
        await seeOverview('5');
        // Without the notifications of the step before, which are shown one after the other.
        await page.reload(withTimeout);
        await seeOverview('5');
        await takePicture(page, 'TutorialFigures');
        say('  sees the figures');
      },
      async () => {
        await handOver(page, 'SC-1036');
        await seeOverview('4');
        say('  hands over a bike');
      },
      async () => {
        await seeFilterKept(page, () => takePicture(page, 'TutorialFilter'));
        await followed.stop();
        say('  sees the filter after a reload');
      },
    ],
    'npm run build': [recordFailures],
    'npm run start': [
      async () => {
        await signInAndWait(page);
        await seeOverview('4');
        await takePicture(page, 'TutorialOverview');
        await page.getByRole('button', { name: 'Current User' }).click();
        await takePicture(page, 'TutorialProduction');
        await page.keyboard.press('Escape');
        await seeFilterKept(page);
        await handOver(page, 'SC-1037');
        await openPage(page, 'Orders');
        await expect(page.getByRole('row')).toHaveCount(6, withTimeout);
        await manageOrders(page);
        expect(failures).toEqual([]);
        say('  sees the app that was built, with a silent console');
      },
    ],
  });
}

const followInstallation = (framework: string) => async (followed: FollowedFolder, page: Page) => {
  const file = 'docs/core/introduction/installation.mdx';
  const steps = stepsOf(file, [framework, 'npm']);
  const last = steps.findIndex((step) => step.do === 'run' && step.command === 'npm run dev');
  await follow(file, steps.slice(0, last + 1), followed, page, {
    'npm run dev': [
      async () => {
        await expect(page.getByText('Two orders are due today.')).toBeVisible(withTimeout);
        await expect(page.getByRole('banner')).toContainText('Spoke & Chain');
        await openPage(page, 'Parts');
        await expect(page).toHaveURL(/\/parts$/);
        await expect(page.getByText('Brake pads are low: 2 left.')).toBeVisible();
        say('  sees the dashboard');
      },
    ],
  });
};

const walks: Record<string, (followed: FollowedFolder, page: Page) => Promise<void>> = {
  Tutorial: followTutorial,
  Vite: followInstallation('Vite'),
  'Next.js App Router': followInstallation('Next.js App Router'),
  'Next.js Pages Router': followInstallation('Next.js Pages Router'),
};

const folders: string[] = [];
for (const [name, walk] of Object.entries(walks)) {
  if (values.only && !values.only.split(',').includes(name)) continue;
  say(name);
  const folder = mkdtempSync(path.join(tmpdir(), 'tutorial-'));
  folders.push(folder);
  const followed = new FollowedFolder(folder);
  const context = await browser.newContext({ viewport: pictureSize, deviceScaleFactor: 2 });
  try {
    await walk(followed, await context.newPage());
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  } finally {
    // Before the server, which waits for its connections.
    await context.close();
    await followed.stop();
    if (!values.keep) rmSync(folder, { recursive: true, force: true });
  }
}
await browser.close();
process.stdout.write(
  process.exitCode
    ? 'The pages cannot be followed to the letter.\n'
    : 'The pages can be followed to the letter.\n',
);
if (values.keep) process.stdout.write(`The apps are in ${folders.join(' and ')}\n`);
