import { test, type BrowserContext, type Page } from '@playwright/test';
import type { KeepList, KeepOffer } from '../src/domain/offline/KeepOffer';
import { elsewhere, OfflineSite, production } from './support/offlineSite';
import {
  cachesOf,
  heading,
  lookForUpdate,
  newReader,
  patient as expect,
  scriptOf,
  settle,
} from './support/offlineVisit';

// One server, whose deploys follow each other.
test.describe.configure({ mode: 'default' });

const site = new OfflineSite();
const [one, two, three] = ['one', 'two', 'three'].map(
  (name) => `${production}/toolpad/guide/${name}/`,
) as [string, string, string];
const manual = `${production}/toolpad/manual/start/`;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  await site.open();
  site.build('first');
  site.changeCode('first', 'second');
  site.build('edited', {
    'guide/three.mdx':
      '---\ntitle: Three\ndescription: About it\n---\n\n# Three, edited\n\nThe lead.\n',
  });
  site.build('retired', {}, { DOCS_WORKER: 'off' });
});

test.afterAll(() => site.close());

let context: BrowserContext;
let page: Page;

test.beforeEach(async () => {
  context = await newReader(site);
  page = await context.newPage();
});

test.afterEach(() => context.close());

const drawer = () => page.getByRole('dialog', { name: 'Settings' });
const section = () => drawer().getByRole('region', { name: 'Read offline' });
const row = (name: string) =>
  section()
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });
const button = (name: string) => section().getByRole('button', { name, exact: true });
const status = () => section().getByRole('status');

/** Opens a page that the worker serves, and the drawer of its settings. */
async function openDrawer(address = one) {
  await settle(page, address);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(section()).toBeVisible();
}

async function keepGuide() {
  await openDrawer();
  await button('Keep Guide').click();
  await expect(row('Guide')).toContainText('Kept, 3 pages');
}

const demo = () => page.frameLocator('iframe').getByRole('button', { name: 'Run' });

const keptCaches = async () => (await cachesOf(page)).filter((name) => name.includes(' kept '));

/** What is kept of a product, as paths with what tells their contents. */
const keptKeys = () =>
  page.evaluate(async () => {
    const [name] = (await caches.keys()).filter((key) => key.includes(' kept '));
    return name === undefined
      ? []
      : (await (await caches.open(name)).keys()).map(({ url }) =>
          url.slice(location.origin.length),
        );
  });

/** Does what leads to another version of the page, and waits for that. */
async function replaced(act: () => Promise<unknown>) {
  const loaded = page.waitForEvent('load', { timeout: 30_000 });
  await act();
  await loaded;
}

/** What the site says that it takes to keep the guide. */
async function offeredGuide() {
  const ask = (address: string) =>
    page.evaluate(async (url) => (await fetch(url)).json() as Promise<unknown>, address);
  const guide = ((await ask('/toolpad/offline.json')) as KeepOffer).products.find(
    ({ id }) => id === 'guide',
  )!;
  return { guide, ...((await ask(guide.list)) as KeepList) };
}

const asked = (part: string) => site.requests.filter((url) => url.includes(part)).length;

test('a product that is kept can be read without a network, pages never seen and running demos too; another one cannot', async () => {
  await openDrawer();
  await expect(row('Guide')).toContainText(/^Guide3 pages, \d+\.\d\sMB/);
  await button('Keep Guide').click();
  await expect(row('Guide')).toContainText('Kept, 3 pages');
  await expect(status()).toHaveText('Guide can be read without a network');
  site.isDown = true;
  await page.goto(two);
  await expect(heading(page)).toHaveText('Two');
  await expect(demo()).toBeVisible();
  expect(
    await page.evaluate(() =>
      document.fonts.ready.then(() => document.fonts.check('16px "Inter Variable"')),
    ),
  ).toBe(true);
  const answer = await page.goto(three);
  expect(answer?.status()).toBe(200);
  await expect(heading(page)).toHaveText('Three');
  await page.goto(manual);
  await expect(heading(page)).toHaveText('You are offline');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(row('Guide')).toContainText('Kept, 3 pages');
  await button('Keep Manual').click();
  await expect(row('Manual')).toContainText('The network was lost.');
});

test('it weighs what it says, and nothing is fetched twice', async () => {
  await openDrawer();
  site.requests.length = 0;
  const { guide, files } = await offeredGuide();
  expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(guide.bytes);
  await button('Keep Guide').click();
  await expect(row('Guide')).toContainText('Kept, 3 pages');
  for (const { address } of files)
    expect(site.requests.filter((url) => url === address).length, address).toBeLessThanOrEqual(1);
  // Everything but the list, which stands for all of it.
  expect(await keptKeys()).toHaveLength(files.length + 1);
});

test('keeping is cancelled midway, and goes on later with what is there', async () => {
  await openDrawer();
  site.held = /guide\/three\/$/;
  await button('Keep Guide').click();
  const bar = section().getByRole('progressbar', { name: 'Keeping Guide' });
  await expect
    .poll(() => bar.evaluate(({ value, max }: HTMLProgressElement) => value / max))
    .toBeGreaterThan(0.5);
  await expect(row('Guide')).toContainText(/MB of \d/);
  await button('Cancel keeping Guide').click();
  await expect(row('Guide')).toContainText('are here');
  await expect(bar).toHaveCount(0);
  const there = await keptKeys();
  expect(there.filter((key) => key.startsWith('/toolpad/guide/two/?'))).toHaveLength(1);
  site.release();

  // The page is left and come back to.
  await page.goto(manual);
  await openDrawer();
  await expect(row('Guide')).toContainText('are here');
  site.requests.length = 0;
  await button('Go on keeping Guide').click();
  await expect(row('Guide')).toContainText('Kept, 3 pages');
  expect([asked('guide/two/'), asked('/frames/'), asked('guide/three/')]).toEqual([0, 0, 1]);
});

test('a failure of the host midway is said, costs nothing of what is kept, and can be tried again', async () => {
  await openDrawer();
  await button('Keep Manual').click();
  await expect(row('Manual')).toContainText('Kept, 1 page');
  site.broken = /guide\/three\/$/;
  await button('Keep Guide').click();
  await expect(row('Guide')).toContainText('The network was lost. What had come is still here.');
  await expect(status()).toContainText('Guide could not be kept.');
  await expect(row('Manual')).toContainText('Kept, 1 page');
  site.broken = undefined;
  await button('Try again to keep Guide').click();
  await expect(row('Guide')).toContainText('Kept, 3 pages');
});

test('storage that is full is said, with how much it takes, and leaves what is kept', async () => {
  await openDrawer();
  await button('Keep Manual').click();
  await expect(row('Manual')).toContainText('Kept, 1 page');
  const session = await context.newCDPSession(page);
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
  await session.send('Storage.overrideQuotaForOrigin', {
    origin: production,
    quotaSize: usage + 100_000,
  });
  await button('Keep Guide').click();
  await expect(row('Guide')).toContainText('Your browser has no room for more.');
  await expect(row('Guide')).toContainText(/It takes about \d+\.\d\sMB of storage/);
  await expect(row('Manual')).toContainText('Kept, 1 page');
  await session.send('Storage.overrideQuotaForOrigin', { origin: production });
  await button('Try again to keep Guide').click();
  await expect(row('Guide')).toContainText('Kept, 3 pages');
  await expect(row('Guide')).not.toContainText('It takes about');
});

test('what is removed is gone, and the rest of the site is as it was', async () => {
  await keepGuide();
  await button('Remove Guide').click();
  await expect(row('Guide')).toContainText(/^Guide3 pages, /);
  await expect.poll(keptCaches).toEqual([]);
  site.isDown = true;
  await page.goto(three);
  await expect(heading(page)).toHaveText('You are offline');
  await page.goto(one);
  await expect(heading(page)).toHaveText('One');
});

test('a new version of the code renews what was kept, and removes the old', async () => {
  await keepGuide();
  const before = await scriptOf(page);
  await drawer().getByRole('button', { name: 'Close' }).click();
  site.deploy('second');
  await replaced(() => lookForUpdate(page));
  await expect.poll(keptCaches).toEqual([expect.stringMatching(/ kept second-\w+ guide$/)]);
  await expect
    .poll(async () =>
      (await keptKeys()).some((key) => /\/assets\/offline-guide\.\w+\.json$/.test(key)),
    )
    .toBe(true);
  site.isDown = true;
  await page.goto(three);
  await expect(heading(page)).toHaveText('Three');
  expect(await scriptOf(page)).not.toBe(before);
  await page.goto(two);
  await expect(demo()).toBeVisible();
});

test('a new version of a text is fetched again, and nothing else', async () => {
  await keepGuide();
  await drawer().getByRole('button', { name: 'Close' }).click();
  const before = await keptKeys();
  site.deploy('edited');
  site.requests.length = 0;
  await replaced(() => lookForUpdate(page));
  const changed = async () =>
    (await keptKeys())
      .filter((key) => !before.includes(key))
      .map((key) => key.replace(/[?.][\w.]+$/, ''));
  await expect.poll(changed).toEqual(['/toolpad/guide/three/', '/toolpad/assets/offline-guide']);
  await expect.poll(async () => (await keptKeys()).length).toBe(before.length);
  expect(asked('guide/two/')).toBe(0);
  site.isDown = true;
  await page.goto(three);
  await expect(heading(page)).toHaveText('Three, edited');
});

test('what is published while a product is kept is not mixed with it', async () => {
  await openDrawer();
  site.held = /guide\/three\/$/;
  await button('Keep Guide').click();
  // All but the page that is held, and the list that is kept while it lasts.
  await expect
    .poll(async () => (await keptKeys()).length)
    .toBe((await offeredGuide()).files.length);
  // Nobody looks at the page: it is not brought up to date meanwhile.
  await page.evaluate(() => (document.hasFocus = () => false));
  site.deploy('second');
  site.release();
  await expect(row('Guide')).toContainText('A new version of these pages was published meanwhile.');
  await replaced(() =>
    page.evaluate(() => {
      document.hasFocus = () => true;
      dispatchEvent(new Event('focus'));
    }),
  );
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(row('Guide')).toContainText('are here');
  await button('Go on keeping Guide').click();
  await expect(row('Guide')).toContainText('Kept, 3 pages');
  await expect.poll(keptCaches).toEqual([expect.stringMatching(/ kept second-\w+ guide$/)]);
});

for (const [where, open] of [
  [
    'on another host',
    () => page.goto(elsewhere + new URL(one).pathname, { waitUntil: 'networkidle' }),
  ],
  [
    'where the site has no worker',
    () => {
      site.deploy('retired');
      return page.goto(one, { waitUntil: 'networkidle' });
    },
  ],
] as const) {
  test(`${where} nothing is offered`, async () => {
    await open();
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(drawer().getByRole('radio', { name: 'Dark' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(section()).toHaveCount(0);
  });
}
