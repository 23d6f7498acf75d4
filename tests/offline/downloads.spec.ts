import type { Page } from '@playwright/test';
import type { OfflineManifest } from '../../src/domain/offline/OfflineManifest';
import { edited, elsewhere, OfflineSite, production } from '../support/offlineSite';
import {
  cachesOf,
  heading,
  isKept,
  checkForUpdate,
  offlineTest,
  patient as expect,
  scriptOf,
  settle,
} from '../support/offlineVisit';

const site = new OfflineSite();
const [one, two, three] = ['one', 'two', 'three'].map(
  (name) => `${production}/toolpad/guide/${name}/`,
) as [string, string, string];
const manual = `${production}/toolpad/manual/start/`;

const test = offlineTest(site, async () => {
  await site.build('first');
  site.changeCode('first', 'second');
  await site.build('edited', edited);
  await site.build('retired', {}, { DOCS_WORKER: 'off' });
});

// One server: tests publish deploys one after another.
test.describe.configure({ mode: 'default' });

let page: Page;
test.beforeEach(({ page: own }) => void (page = own));

const drawer = () => page.getByRole('dialog', { name: 'Settings' });
const section = () => drawer().getByRole('region', { name: 'Read offline' });
const row = (name: string) =>
  section()
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });
const button = (name: string) => section().getByRole('button', { name, exact: true });

async function openSettings() {
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(section()).toBeVisible();
}

/** Opens a page that the service worker serves, and downloads the guide. */
async function downloadGuide() {
  await settle(page, one);
  await openSettings();
  await button('Download Guide').click();
  await expect(row('Guide')).toContainText('Downloaded, 3 pages');
}

const demo = () => page.frameLocator('iframe').getByRole('button', { name: 'Run' });

const downloadNames = async () =>
  (await cachesOf(page)).filter((name) => name.includes(' download '));

/** Cache keys of what is downloaded. */
const downloadedKeys = () =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((key) => key.includes(' download '));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => url.slice(location.origin.length));
  });

const isComplete = async () => (await downloadedKeys()).includes('/.complete');

/** Runs an action that reloads the page in another version, and waits for it. */
async function replaced(act: () => Promise<unknown>) {
  const loaded = page.waitForEvent('load', { timeout: 30_000 });
  await act();
  await loaded;
}

const asked = (part: string) => site.requests.filter((url) => url.includes(part)).length;

test('a downloaded product works offline, with unvisited pages and running demos, until it is removed', async () => {
  await settle(page, one);
  // The pointer over the search makes the page request the core of its data itself.
  await page.locator('header [data-search]').hover();
  await openSettings();
  await expect.poll(() => isKept(page, `${production}/toolpad/search/index.json`)).toBe(true);
  site.requests.length = 0;
  await expect(row('Guide')).toContainText(/^Guide3 pages, [\d.]+\sMB/);
  await button('Download Guide').click();
  await expect(row('Guide')).toContainText('Downloaded, 3 pages');
  const manifest = await page.evaluate(
    async () => (await (await fetch('/toolpad/offline.json')).json()) as unknown,
  );
  const guide = (manifest as OfflineManifest).products.find(({ id }) => id === 'guide')!;
  const pathOf = (url: string) => url.split('?')[0]!;
  const paths = site.requests.map(pathOf);
  for (const { key } of guide.files)
    expect(paths.filter((requested) => requested === pathOf(key)).length, key).toBeLessThan(2);
  // The files, and the entry that marks the download as complete.
  expect(await downloadedKeys()).toHaveLength(guide.files.length + 1);

  site.isDown = true;
  await page.goto(two);
  await expect(heading(page)).toHaveText('Two');
  await expect(demo()).toBeVisible();
  expect(
    await page.evaluate(() =>
      document.fonts.ready.then(() => document.fonts.check('16px "Inter Variable"')),
    ),
  ).toBe(true);
  expect((await page.goto(three))?.status()).toBe(200);
  await expect(heading(page)).toHaveText('Three');
  await page.goto(manual);
  await expect(heading(page)).toHaveText('You are offline');
  await openSettings();
  await expect(row('Guide')).toContainText('Downloaded, 3 pages');
  await button('Download Manual').click();
  await expect(row('Manual')).toContainText('The download failed.');

  await button('Remove Guide').click();
  await expect(row('Guide')).toContainText(/^Guide3 pages, /);
  await page.goto(three);
  await expect(heading(page)).toHaveText('You are offline');
  await page.goto(one);
  await expect(heading(page)).toHaveText('One');
});

test('a downloaded product is searched offline, without a search before', async () => {
  await downloadGuide();
  await drawer().getByRole('button', { name: 'Close' }).click();
  site.isDown = true;
  await page.goto(two);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search the documentation' });
  await field.fill('three');
  await expect(page.getByRole('option').first()).toHaveAttribute('href', /\/guide\/three\/$/);
  await field.fill('*?+(');
  await page.getByRole('option', { name: 'All pages and headings' }).click();
  await expect(heading(page)).toHaveText('All pages and headings');
});

test('a canceled download resumes with the files it has', async () => {
  await settle(page, one);
  await openSettings();
  site.held = /guide\/three\/$/;
  await button('Download Guide').click();
  const bar = section().getByRole('progressbar', { name: 'Guide' });
  await expect
    .poll(async () => Number(await bar.getAttribute('aria-valuenow')))
    .toBeGreaterThan(50);
  await button('Cancel Guide').click();
  await expect(row('Guide')).toContainText(/MB of [\d.]+\sMB downloaded/);
  await expect(bar).toHaveCount(0);
  site.release();

  await page.goto(manual);
  await settle(page, one);
  await openSettings();
  await expect(row('Guide')).toContainText(/MB of [\d.]+\sMB downloaded/);
  site.requests.length = 0;
  await button('Resume Guide').click();
  await expect(row('Guide')).toContainText('Downloaded, 3 pages');
  expect([asked('guide/two/'), asked('/frames/'), asked('guide/three/')]).toEqual([0, 0, 1]);
});

test('server errors and full storage keep downloaded files', async () => {
  await settle(page, one);
  await openSettings();
  await button('Download Manual').click();
  await expect(row('Manual')).toContainText('Downloaded, 1 page');
  site.broken = /guide\/three\/$/;
  await button('Download Guide').click();
  await expect(row('Guide')).toContainText('The download failed.');
  site.broken = undefined;
  await button('Remove Guide').click();
  const session = await page.context().newCDPSession(page);
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
  const quota = (quotaSize?: number) =>
    session.send('Storage.overrideQuotaForOrigin', {
      origin: production,
      ...(quotaSize === undefined ? {} : { quotaSize }),
    });
  await quota(usage + 100_000);
  await button('Download Guide').click();
  await expect(row('Guide')).toContainText(/no more storage.*Free up about [\d.]+\sMB/);
  await expect(row('Manual')).toContainText('Downloaded, 1 page');
  await quota();
  await button('Try again Guide').click();
  await expect(row('Guide')).toContainText('Downloaded, 3 pages');
});

test('a build with new code refreshes downloads and removes the old ones', async () => {
  await downloadGuide();
  const before = await scriptOf(page);
  await drawer().getByRole('button', { name: 'Close' }).click();
  site.deploy('second');
  await replaced(() => checkForUpdate(page));
  await expect.poll(downloadNames).toEqual([expect.stringMatching(/ download second-\w+ guide$/)]);
  await expect.poll(isComplete).toBe(true);
  site.isDown = true;
  await page.goto(three);
  await expect(heading(page)).toHaveText('Three');
  expect(await scriptOf(page)).not.toBe(before);
  await page.goto(two);
  await expect(demo()).toBeVisible();
});

test('a build with one changed page downloads only that page again', async () => {
  await downloadGuide();
  await drawer().getByRole('button', { name: 'Close' }).click();
  const before = await downloadedKeys();
  const [name] = await downloadNames();
  site.deploy('edited');
  site.requests.length = 0;
  await replaced(() => checkForUpdate(page));
  await expect.poll(downloadNames).not.toContain(name);
  const changed = (await downloadedKeys()).filter((key) => !before.includes(key));
  // The search data has the text of all pages.
  expect(changed.map((key) => key.split('?')[0]).sort()).toEqual([
    '/toolpad/guide/three/',
    '/toolpad/search/index.json',
  ]);
  expect(await downloadedKeys()).toHaveLength(before.length);
  expect(asked('guide/two/')).toBe(0);
  site.isDown = true;
  await page.goto(three);
  await expect(heading(page)).toHaveText('Three, edited');
});

test('a deploy during a download is not mixed with it', async () => {
  await settle(page, one);
  await openSettings();
  site.held = /guide\/three\/$/;
  await button('Download Guide').click();
  await expect.poll(async () => (await downloadedKeys()).length).toBeGreaterThan(5);
  // The page has no focus, so it is not reloaded meanwhile.
  await page.evaluate(() => (document.hasFocus = () => false));
  site.deploy('second');
  site.release();
  await expect(row('Guide')).toContainText('The download failed.');
  expect(await isComplete()).toBe(false);
  // The browser looks by itself, too, but may have done so before the deploy.
  await checkForUpdate(page);
  await replaced(() =>
    page.evaluate(() => {
      document.hasFocus = () => true;
      dispatchEvent(new Event('focus'));
    }),
  );
  await openSettings();
  await button('Resume Guide').click();
  await expect(row('Guide')).toContainText('Downloaded, 3 pages');
  await expect.poll(downloadNames).toEqual([expect.stringMatching(/ download second-\w+ guide$/)]);
});

test('downloads are not offered on another host or without a service worker', async () => {
  for (const [live, address] of [
    ['first', elsewhere + new URL(one).pathname],
    ['retired', one],
  ] as const) {
    site.deploy(live);
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(drawer().getByRole('radio', { name: 'Dark' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(section()).toHaveCount(0);
  }
});
