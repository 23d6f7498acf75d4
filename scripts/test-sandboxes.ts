import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { withSite } from './browser/launchBrowser';
import { checkApp } from './checks/FollowedFolder';
import { parseFlags } from './cli/parseFlags.mjs';
import { say } from './cli/say';

/**
 * Downloads three demos from the built site, installs each from the registry, builds it, starts the
 * result, and checks that the demo renders: one in TypeScript, one in Tailwind, one in JavaScript with CSS.
 */
const { values } = parseFlags({
  usage: 'npm run test:sandboxes -- [--dir dist] [--keep]',
  options: { dir: { type: 'string', default: 'dist' }, keep: { type: 'boolean', default: false } },
});
const withTimeout = { timeout: 60_000 };

interface Download {
  /** URL of the demo, with its language and styling. */
  address: string;
  entry: string;
  see: (page: Page) => Promise<void>;
}

const downloads: Download[] = [
  {
    address: '/toolpad/core/react-dashboard-layout/#system-DashboardLayoutBasic.tsx',
    entry: 'src/Demo.tsx',
    see: async (page) => {
      await page.getByRole('link', { name: 'Orders' }).click(withTimeout);
      await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
    },
  },
  {
    address: '/toolpad/core/react-use-session/#tailwind-SessionCustom.tsx',
    entry: 'src/Demo.tsx',
    see: async (page) => {
      const label = page.getByText('Location');
      await expect(label).toBeVisible(withTimeout);
      expect(await label.evaluate((element) => getComputedStyle(element).fontSize)).toBe('14px');
    },
  },
  {
    address: '/toolpad/core/react-use-dialogs/#css-DialogCustom.js',
    entry: 'src/Demo.jsx',
    see: async (page) => {
      await page.getByRole('button', { name: 'Hand over the bike' }).click(withTimeout);
      await expect(page.getByRole('dialog', { name: 'Before the customer leaves' })).toBeVisible();
      expect(
        await page.getByRole('list').evaluate((element) => getComputedStyle(element).rowGap),
      ).toBe('8px');
    },
  },
];

/** The files of a demo's download, without their folder. */
async function download(page: Page, url: string): Promise<Record<string, string>> {
  await page.goto(url);
  const figure = page.locator(`figure#${/[A-Z]\w*/.exec(new URL(url).hash)![0]}`);
  await figure.getByRole('button', { name: /^More tools/ }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    figure.getByRole('button', { name: 'Download project' }).click(),
  ]);
  const zip = unzipSync(readFileSync(await file.path()));
  return Object.fromEntries(
    Object.entries(zip).map(([name, bytes]) => [
      name.slice(name.indexOf('/') + 1),
      strFromU8(bytes),
    ]),
  );
}

let passed = 0;
await withSite(path.resolve(values.dir), async (browser, origin) => {
  for (const { address, entry, see } of downloads) {
    const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-'));
    say(address);
    const hasPassed = await checkApp(address, folder, browser, async (followed, page) => {
      const tab = await page.context().newPage();
      const files = await download(tab, origin + address);
      await tab.close();
      expect(Object.keys(files)).toContain(entry);
      for (const [file, text] of Object.entries(files)) followed.write(file, text);
      for (const command of [
        'npm install',
        ...(files['tsconfig.json'] ? ['npx tsc'] : []),
        'npm run build',
      ]) {
        say(`  $ ${command}`);
        followed.run(command);
      }
      await page.goto(await followed.serve('npm run preview'));
      await see(page);
    });
    if (hasPassed) {
      passed += 1;
      say('  sees the demo');
    }
    if (values.keep) say(`  ${folder}`);
    else rmSync(folder, { recursive: true, force: true });
  }
});
process.stdout.write(`${passed} of ${downloads.length} projects install, build and run.\n`);
process.exitCode = passed === downloads.length ? 0 : 1;
