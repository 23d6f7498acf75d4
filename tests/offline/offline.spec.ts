import type { Page } from '@playwright/test';
import { edited, elsewhere, OfflineSite, production } from '../support/offlineSite';
import {
  cachesOf,
  heading,
  isKept,
  checkForUpdate,
  offlineTest,
  patient as expect,
  poll,
  scriptOf,
  settle,
} from '../support/offlineVisit';

const site = new OfflineSite();
const [one, two, three] = ['one', 'two', 'three'].map(
  (name) => `${production}/toolpad/guide/${name}/`,
) as [string, string, string];

const test = offlineTest(site, async () => {
  await site.build('first');
  site.changeCode('first', 'second');
  site.changeCode('first', 'third', 3);
  await site.build('retired', {}, { DOCS_WORKER: 'off' });
  await site.build('edited', edited);
});

// One server: tests publish deploys one after another.
test.describe.configure({ mode: 'default' });

let page: Page;
test.beforeEach(({ page: own }) => void (page = own));

const registered = (target: Page) =>
  target.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope, active }) => [
      scope,
      active?.scriptURL,
    ]),
  );

test('on the first visit, the service worker is registered at the base path of the production host and caches shell, fonts and the not-found page', async () => {
  const violations: string[] = [];
  page.on('console', (message) => message.type() === 'error' && violations.push(message.text()));
  await settle(page, one);
  expect(await registered(page)).toEqual([
    [`${production}/toolpad/`, `${production}/toolpad/sw.js`],
  ]);
  const shell = await page.evaluate(async () =>
    (await (await caches.open('docs /toolpad/ shell')).keys()).map(
      ({ url }) => new URL(url).pathname,
    ),
  );
  for (const wanted of [
    /\/assets\/runtime\.[\w-]+\.js$/,
    /\/assets\/islands\.[\w-]+\.js$/,
    /\/assets\/inter-.+\.woff2$/,
    /\/assets\/jetbrains-mono-.+\.woff2$/,
    /^\/404\.html$/,
    /\/offline\.html$/,
  ]) {
    expect(
      shell.filter((path) => wanted.test(path)),
      String(wanted),
    ).toHaveLength(1);
  }
  // The content security policy allows it, and browsers revalidate it each time.
  expect(violations).toEqual([]);
  const headers = await page.evaluate(async () =>
    Object.fromEntries((await fetch('/toolpad/sw.js')).headers),
  );
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-security-policy']).toContain("worker-src 'self'");
});

test('no service worker is registered on another host', async () => {
  await page.goto(elsewhere + new URL(one).pathname, { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => isSecureContext)).toBe(true);
  expect(await registered(page)).toEqual([]);
});

test('a visited page works offline and looks the same', async () => {
  await settle(page, one);
  await page.goto(two);
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Run' })).toBeVisible();
  await poll(() => isKept(page, two)).toBe(true);
  site.isDown = true;
  for (const [address, title] of [
    [one, 'One'],
    [two, 'Two'],
  ] as const) {
    await page.goto(address);
    await expect(heading(page)).toHaveText(title);
    expect(
      await page.evaluate(() =>
        document.fonts.ready.then(() => document.fonts.check('16px "Inter Variable"')),
      ),
    ).toBe(true);
  }
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Run' })).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
});

test('offline, an unvisited page and an unknown URL each show their own message', async () => {
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

test('a visited page is shown from the cache and revalidated in the background', async () => {
  await settle(page, three);
  await settle(page, one);
  site.deploy('edited');
  // Another service worker would reload the page.
  site.broken = /sw\.js/;
  site.requests.length = 0;
  await page.goto(three);
  await expect(heading(page)).toHaveText('Three');
  await poll(() => site.requests).toContain('/toolpad/guide/three/');
  await poll(() =>
    page.evaluate(async (url) => (await caches.match(url))?.text(), three),
  ).toContain('Three, edited');
  await page.goto(three);
  await expect(heading(page)).toHaveText('Three, edited');
});

test('a manual reload uses the network', async () => {
  await settle(page, three);
  site.deploy('edited');
  site.broken = /sw\.js/;
  await page.reload();
  await expect(heading(page)).toHaveText('Three, edited');
});

test('a removed page is removed from the cache', async () => {
  await settle(page, three);
  site.broken = /sw\.js/;
  site.deploy('edited');
  site.remove('toolpad/guide/three/index.html');
  await page.goto(three);
  await poll(() => isKept(page, three)).toBe(false);
  const answer = await page.goto(three);
  expect(answer?.status()).toBe(404);
});

const isWaiting = (target: Page) =>
  target.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));

/** Counts the loads of a page from now on. */
function countLoads(target: Page) {
  const count = { loads: 0 };
  target.on('load', () => (count.loads += 1));
  return count;
}

/** Sets whether the page has focus. */
const setFocus = (target: Page, isFocused: boolean) =>
  target.evaluate((answer) => {
    document.hasFocus = () => answer;
    if (answer) dispatchEvent(new Event('focus'));
  }, isFocused);

test('a new version reloads the visible page, keeps its scroll position, and removes the old caches', async () => {
  await settle(page, three);
  await settle(page, one);
  const [before, oldNames] = [await scriptOf(page), await cachesOf(page)];
  await page.evaluate(() => scrollTo(0, 1500));
  const count = countLoads(page);
  site.deploy('second');
  await checkForUpdate(page);
  await poll(() => count.loads).toBe(1);
  expect(await scriptOf(page)).not.toBe(before);
  await poll(() => page.evaluate(() => scrollY)).toBe(1500);
  // Cached pages are fetched again for this version before the old ones are removed.
  await poll(() => cachesOf(page)).toEqual([
    'docs /toolpad/ shell',
    expect.stringMatching(/^docs \/toolpad\/ read second-/),
  ]);
  expect(oldNames).toHaveLength(2);
  expect(await isKept(page, three)).toBe(true);
  expect(count.loads).toBe(1);

  // The next version follows at once: the page does not reload twice in a row.
  site.deploy('third');
  await checkForUpdate(page);
  await poll(() => isWaiting(page)).toBe(true);
  await setFocus(page, true);
  expect(await isWaiting(page)).toBe(true);
  expect(count.loads).toBe(1);
});

test('a new version waits for tabs that have no focus, or text in a field of the page or of a demo', async () => {
  await settle(page, one);
  const context = page.context();
  const [inPage, inDemo] = [await context.newPage(), await context.newPage()];
  for (const tab of [inPage, inDemo]) await settle(tab, two);
  const pageField = inPage.getByRole('searchbox', { name: 'Filter menu' }).first();
  const demoField = inDemo.frameLocator('iframe').getByRole('textbox', { name: 'Notes' });
  await setFocus(page, false);
  for (const field of [pageField, demoField]) await field.fill('Not saved');
  const counts = [page, inPage, inDemo].map(countLoads);
  const loads = () => counts.map((count) => count.loads);
  site.deploy('second');
  await checkForUpdate(page);
  await poll(() => isWaiting(page)).toBe(true);
  for (const tab of [inPage, inDemo]) await setFocus(tab, true);
  // Any tab that does not wait would activate it.
  expect([await isWaiting(page), loads()]).toEqual([true, [0, 0, 0]]);

  await pageField.fill('');
  await poll(loads).toEqual([0, 1, 0]);
  await demoField.fill('');
  await poll(loads).toEqual([0, 1, 1]);
  await setFocus(page, true);
  await poll(loads).toEqual([1, 1, 1]);
});

test('the old version keeps serving when a new one cannot be installed', async () => {
  await settle(page, one);
  const before = await scriptOf(page);
  const count = countLoads(page);
  site.deploy('second');
  site.broken = /offline\.html|assets\/islands/;
  await checkForUpdate(page);
  await poll(() =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing),
  ).toBe(null);
  expect([await isWaiting(page), count.loads]).toEqual([false, 0]);
  site.isDown = true;
  await page.goto(one);
  expect(await scriptOf(page)).toBe(before);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
});

/** Opens a page without a service worker, and waits until everything it loads by itself has loaded. */
async function openElsewhere() {
  await page.goto(elsewhere + new URL(one).pathname, { waitUntil: 'networkidle' });
  await poll(() =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => name.includes('registerServiceWorker')),
    ),
  ).toBe(true);
  return countLoads(page);
}

const settings = () => page.getByRole('button', { name: 'Settings' });

test('a chunk removed by a deploy causes one reload, after which the page works', async () => {
  // Otherwise, it would be loaded after the first interaction.
  site.broken = /assets\/islands/;
  const count = await openElsewhere();
  site.broken = undefined;
  site.deploy('second');
  await settings().click();
  await poll(() => count.loads).toBe(1);
  await settings().click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  expect(count.loads).toBe(1);
});

test('a missing chunk without a deploy causes no reload, nor does one while a field has text', async () => {
  site.broken = /assets\/islands/;
  const count = await openElsewhere();
  const asked = page.waitForResponse(elsewhere + new URL(one).pathname);
  await settings().click();
  await (await asked).finished();
  await expect(page.getByRole('alert')).toHaveText(
    'Settings could not load. Check your connection and try again.Try again',
  );
  expect(count.loads).toBe(0);
  site.deploy('second');
  await page.getByRole('searchbox', { name: 'Filter menu' }).first().fill('Not saved');
  const failed = page.waitForResponse((response) => response.status() >= 400);
  await settings().click();
  await failed;
  await expect(page.getByRole('alert')).toHaveText(
    'This page has a new version. Reload it to continue.Reload page',
  );
  await expect(heading(page)).toHaveText('One');
  expect(count.loads).toBe(0);
  await page.getByRole('button', { name: 'Reload page' }).click();
  await poll(() => count.loads).toBe(1);
});

for (const [what, missing] of [
  ['document', /frames\/Ask/],
  ['frame script', /assets\/frame/],
  ['chunk', /assets\/Ask/],
] as const) {
  test(`a demo whose ${what} is missing shows one line, and a retry runs it`, async () => {
    site.broken = missing;
    await page.goto(elsewhere + new URL(two).pathname);
    await expect(page.getByRole('alert')).toContainText('This demo could not load.');
    site.broken = undefined;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Run' })).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(page.locator('iframe')).toBeFocused();
  });
}

test('publishing the retired worker removes the old one', async () => {
  await settle(page, one);
  site.deploy('retired');
  await page.goto(two);
  await poll(() => registered(page)).toEqual([]);
  await poll(() => cachesOf(page)).toEqual([]);
  await page.goto(one, { waitUntil: 'networkidle' });
  await expect(heading(page)).toHaveText('One');
  expect([await registered(page), await cachesOf(page)]).toEqual([[], []]);
});

test('pages work where service workers are not allowed', async () => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'serviceWorker', {
      get() {
        throw new DOMException('Forbidden', 'SecurityError');
      },
    }),
  );
  await page.goto(one, { waitUntil: 'networkidle' });
  await settings().click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  expect(errors).toEqual([]);
});
