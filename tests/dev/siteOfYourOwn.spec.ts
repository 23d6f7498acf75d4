import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { createSiteServer } from '../../scripts/serve/createSiteServer';
import { listenLocally } from '../../scripts/serve/listenLocally.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'own-site-'));

/** The commands of the chapter, in a folder of the test. */
const commands = /^## A site of your own$.*?^```bash\n(.*?)^```$/ms
  .exec(readFileSync('README.md', 'utf8'))![1]!
  .trim()
  .split('\n')
  .map((line) => line.replace(/ *#.*/, '').replaceAll('../my-', `${folder}/my-`));

const run = (command: string) =>
  execFileSync('sh', ['-c', command], { encoding: 'utf8', stdio: 'pipe' });

/** Starts a command that goes on, and resolves with the URLs that it prints. */
async function start(command: string) {
  const child = spawn('sh', ['-c', command], { detached: true });
  let printed = '';
  const urls = await new Promise<string[]>((resolve, reject) => {
    child.stderr.on('data', (text: Buffer) => void (printed += text.toString()));
    child.stdout.on('data', (text: Buffer) => {
      printed += text.toString();
      const found = [...printed.matchAll(/http:\/\/localhost:\d+\S*/g)].map(([url]) => url);
      if (found.length === 2) resolve(found);
    });
    child.once('exit', () => reject(new Error(printed)));
  });
  return { urls, stop: () => process.kill(-child.pid!) };
}

const showsDemo = (page: Page) =>
  expect(page.frameLocator('iframe').first().getByText('Shipped')).toBeVisible();

test('README leads from an empty folder to a site with a live demo', async ({ page }) => {
  test.setTimeout(240_000);
  const [create, develop, build] = commands as [string, string, string];
  run(create);

  const { urls, stop } = await start(develop);
  try {
    const address = `${urls[0]}components/order-status/`;
    await page.goto(address);
    await showsDemo(page);
    const file = path.join(folder, 'my-docs/components/order-status.mdx');
    writeFileSync(file, readFileSync(file, 'utf8').replace('# OrderStatus', '# Order status'));
    await expect(page.getByRole('heading', { name: 'Order status', level: 1 })).toBeVisible();
    const stories = async () => {
      const index = await fetch(`${urls[1]}index.json`);
      return JSON.stringify(await index.json());
    };
    await expect.poll(stories, { timeout: 60_000 }).toContain('Demos/Components/OrderStatus');
    expect(await stories()).toContain('Pages/Guide/Getting started');
  } finally {
    stop();
  }

  run(build);
  const { origin, close } = await listenLocally(createSiteServer(path.join(folder, 'my-site')));
  try {
    await page.goto(origin);
    await page.getByRole('link', { name: 'OrderStatus' }).click();
    await expect(page).toHaveTitle(/^Order status/);
    await showsDemo(page);
    await expect(page.getByRole('banner')).toContainText('My docs');
  } finally {
    close();
  }
});
