import type { Page } from '@playwright/test';
import { editsKey } from '../../src/domain/content/demoFrame';
import { withStoredEdit } from '../../src/domain/editing/editedFile';
import { elsewhere, OfflineSite, production } from '../support/offlineSite';
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
import { thrownBy } from '../support/requests';

const site = new OfflineSite();
const [one, two, three] = ['one', 'two', 'three'].map(
  (name) => `${production}/toolpad/guide/${name}/`,
) as [string, string, string];

const test = offlineTest(site, async () => {
  await site.build('first');
  site.changeCode('first', 'second');
  await site.build('retired', {}, { DOCS_WORKER: 'off' });
  site.changeText('first', 'edited');
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
    (await (await caches.open('workbox-precache-v2-https://mui.com/toolpad/')).keys()).map(
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

test('caches of earlier releases are removed, those of other sites are not', async () => {
  await page.goto(`${production}/toolpad/favicon.svg`);
  const names = ['docs /toolpad/ read old', 'docs /toolpad/next/ read old'];
  await page.evaluate((all) => Promise.all(all.map((name) => caches.open(name))), names);
  await settle(page, one);
  await poll(() => cachesOf(page)).not.toContain(names[0]);
  expect(await cachesOf(page)).toContain(names[1]);
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

test('offline, a page that was not visited shows the offline page', async () => {
  await settle(page, one);
  site.isDown = true;
  await page.goto(three);
  await expect(heading(page)).toHaveText('You are offline');
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

/** Counts the loads of a page from now on. */
function countLoads(target: Page) {
  const count = { loads: 0 };
  target.on('load', () => (count.loads += 1));
  return count;
}

/** URLs of the files that every page needs, as the browser keeps them. */
const cachedScripts = (target: Page) =>
  target.evaluate(async () => {
    const shell = await caches.open('workbox-precache-v2-https://mui.com/toolpad/');
    return (await shell.keys()).map(({ url }) => url);
  });

/** Sets whether the page has focus. */
const setFocus = (target: Page, isFocused: boolean) =>
  target.evaluate((answer) => {
    document.hasFocus = () => answer;
    if (answer) dispatchEvent(new Event('focus'));
  }, isFocused);

test('a new version reloads the page once it has the focus, and keeps its scroll position', async () => {
  await settle(page, three);
  await settle(page, one);
  const before = await scriptOf(page);
  await page.evaluate(() => scrollTo(0, 1500));
  const count = countLoads(page);
  await setFocus(page, false);
  site.deploy('second');
  await checkForUpdate(page);
  await poll(() => cachedScripts(page)).not.toContain(new URL(before!, one).href);
  expect(count.loads).toBe(0);
  await setFocus(page, true);
  await poll(() => count.loads).toBe(1);
  expect(await scriptOf(page)).not.toBe(before);
  await poll(() => page.evaluate(() => scrollY)).toBe(1500);
  site.isDown = true;
  await page.goto(three);
  await expect(heading(page)).toHaveText('Three');
  expect(count.loads).toBe(2);
});

for (const [where, write] of [
  ['in the search', () => page.keyboard.type('/dash')],
  [
    'in a demo',
    () => page.frameLocator('iframe').getByRole('textbox', { name: 'Notes' }).fill('milk'),
  ],
  [
    'in the code of a demo',
    async () => {
      await page.getByRole('button', { name: 'Edit code' }).click();
      await page.getByRole('textbox', { name: /Ask/ }).waitFor();
    },
  ],
] as const) {
  test(`who writes ${where} decides when a new version reloads the page`, async () => {
    const errors = thrownBy(page);
    await settle(page, two);
    await write();
    const before = await scriptOf(page);
    const count = countLoads(page);
    site.deploy('second');
    await checkForUpdate(page);
    await poll(() => cachedScripts(page)).not.toContain(new URL(before!, two).href);
    expect([count.loads, errors]).toEqual([0, []]);
    // The first one clears the search. While that is open, nothing else can be used.
    for (const _press of where === 'in the search' ? ['clears', 'closes'] : [])
      await page.keyboard.press('Escape');
    const offer = page.getByRole('alert').filter({ hasText: 'new version' });
    await expect(offer).toBeVisible();
    await offer.getByRole('button', { name: 'Reload page' }).click();
    await poll(() => count.loads).toBe(1);
    expect(await scriptOf(page)).not.toBe(before);
  });
}

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
  expect(count.loads).toBe(0);
  site.isDown = true;
  await page.goto(one);
  expect(await scriptOf(page)).toBe(before);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
});

const settings = () => page.getByRole('button', { name: 'Settings' });

test('a chunk that a deploy has removed asks for a reload, one that is missing otherwise for another try', async () => {
  site.broken = /assets\/islands/;
  const address = elsewhere + new URL(one).pathname;
  await page.goto(address, { waitUntil: 'networkidle' });
  // Which finds no new version yet: it would take the place of the first message.
  const versionChecked = page.waitForEvent(
    'requestfinished',
    (request) => request.url() === address,
  );
  await settings().click();
  await expect(page.getByRole('alert')).toHaveText(
    'Settings could not load. Check your connection and try again.Try again',
  );
  await versionChecked;
  site.broken = undefined;
  site.deploy('second');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'This page has a new version. Reload it when you are ready.Reload page',
  );
  await page.getByRole('button', { name: 'Reload page' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await settings().click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
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
  const errors = thrownBy(page);
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

test('an edited demo, whose frame tells the page nothing, is no error on the first visit', async () => {
  const errors = thrownBy(page);
  await page.goto(`${production}/toolpad/favicon.svg`);
  await page.evaluate(([key, edits]) => sessionStorage.setItem(key, edits), [
    editsKey('/toolpad/guide/two/'),
    withStoredEdit(null, 'Ask.tsx', ['<b>Edited</b>'])!,
  ] as const);
  await settle(page, two);
  await page.getByRole('textbox', { name: /Ask/ }).waitFor();
  expect(errors).toEqual([]);
});
