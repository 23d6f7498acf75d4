import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { elsewhere, OfflineSite, production } from './support/offlineSite';

// One server, whose deploys follow each other.
test.describe.configure({ mode: 'default' });

const site = new OfflineSite();
const [one, two, three] = ['one', 'two', 'three'].map((name) => `${production}/toolpad/guide/${name}/`) as [string, string, string];

test.beforeAll(async () => {
  test.setTimeout(240_000);
  await site.open();
  site.build('first');
  site.build('edited', { 'guide/one.mdx': '---\ntitle: One\ndescription: About it\n---\n\n# One, edited\n\nThe lead.\n' });
});

test.afterAll(() => site.close());

let context: BrowserContext;
let page: Page;

test.beforeEach(async () => {
  site.deploy('first');
  Object.assign(site, { isDown: false, broken: undefined });
  context = await site.browser.newContext();
  page = await context.newPage();
});

test.afterEach(() => context.close());

const registered = (target: Page) => target.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope, active }) => [scope, active?.scriptURL]));

/** Whether an address is kept. */
const isKept = (target: Page, address: string) => target.evaluate(async (url) => Boolean(await caches.match(url)), address);

/** Opens a page and waits until the worker serves it and has what it needs. */
async function settle(target: Page, address: string) {
  await target.goto(address, { waitUntil: 'load' });
  await expect.poll(() => target.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await expect.poll(() => isKept(target, address)).toBe(true);
}

const heading = (target: Page) => target.getByRole('heading', { level: 1 });

test('the worker is registered at the base of the production host', async () => {
  await settle(page, one);
  expect(await registered(page)).toEqual([[`${production}/toolpad/`, `${production}/toolpad/sw.js`]]);
});

test('on another host there is none', async () => {
  await page.goto(elsewhere + new URL(one).pathname, { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => isSecureContext)).toBe(true);
  expect(await registered(page)).toEqual([]);
});

test('the policy of the site lets it run, and browsers ask for it each time', async () => {
  const violations: string[] = [];
  page.on('console', (message) => message.type() === 'error' && violations.push(message.text()));
  await settle(page, one);
  expect(violations).toEqual([]);
  const headers = await page.evaluate(async () => Object.fromEntries((await fetch('/toolpad/sw.js')).headers));
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-security-policy']).toContain("worker-src 'self'");
});

test('shell, fonts and the page for wrong addresses are there from the first visit on', async () => {
  await settle(page, one);
  const shell = await page.evaluate(async () => (await (await caches.open('docs /toolpad/ shell')).keys()).map(({ url }) => new URL(url).pathname));
  for (const wanted of [/\/assets\/runtime\.[\w-]+\.js$/, /\/assets\/hydrateIsland\.[\w-]+\.js$/, /\/assets\/inter-.+\.woff2$/, /\/assets\/jetbrains-mono-.+\.woff2$/, /^\/404\.html$/, /\/offline\.html$/]) {
    expect(shell.filter((path) => wanted.test(path)), String(wanted)).toHaveLength(1);
  }
});

test('without a network, what was read is there, looks as it did, and works', async () => {
  await settle(page, one);
  await page.goto(two);
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Run' })).toBeVisible();
  await expect.poll(() => isKept(page, two)).toBe(true);
  site.isDown = true;
  for (const [address, title] of [[one, 'One'], [two, 'Two']] as const) {
    await page.goto(address);
    await expect(heading(page)).toHaveText(title);
    expect(await page.evaluate(() => document.fonts.ready.then(() => document.fonts.check('16px "Inter Variable"')))).toBe(true);
  }
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Run' })).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
});

test('without a network, a page that was never read says so, and a wrong address that it is wrong', async () => {
  await settle(page, one);
  site.isDown = true;
  const unread = await page.goto(three);
  await expect(heading(page)).toHaveText('You are offline');
  expect(unread?.status()).toBe(503);
  const wrong = await page.goto(`${production}/toolpad/guide/threee/`);
  await expect(heading(page)).toHaveText('Page not found');
  expect(wrong?.status()).toBe(404);
  await expect(page.getByRole('link', { name: 'Three' }).last()).toBeVisible();
});

test('a page that was read is shown at once and checked in the background', async () => {
  await settle(page, one);
  await settle(page, three);
  site.deploy('edited');
  // Another worker would bring the page up to date by itself.
  site.broken = /sw\.js/;
  site.requests.length = 0;
  await page.goto(one);
  await expect(heading(page)).toHaveText('One');
  await expect.poll(() => site.requests).toContain('/toolpad/guide/one/');
  await expect.poll(() => page.evaluate(async (url) => (await caches.match(url))?.text(), one)).toContain('One, edited');
  await page.goto(one);
  await expect(heading(page)).toHaveText('One, edited');
});

test('a page that is loaded again by hand comes from the network', async () => {
  await settle(page, one);
  site.deploy('edited');
  site.broken = /sw\.js/;
  await page.reload();
  await expect(heading(page)).toHaveText('One, edited');
});

test('a page that is gone is forgotten', async () => {
  await settle(page, three);
  site.broken = /sw\.js/;
  site.deploy('edited');
  site.remove('toolpad/guide/three/index.html');
  await page.goto(three);
  await expect.poll(() => isKept(page, three)).toBe(false);
  const answer = await page.goto(three);
  expect(answer?.status()).toBe(404);
});
