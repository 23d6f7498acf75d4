import type { BrowserContext, Page } from '@playwright/test';
import { hold } from '../support/hold';
import { observeLoading, shiftsOf } from '../support/loading';
import { OfflineSite, production } from '../support/offlineSite';
import { offlineTest, patient as expect, settle } from '../support/offlineVisit';
import { requestsOf, thrownBy } from '../support/requests';

const site = new OfflineSite();
const [one, two, three] = ['one', 'two', 'three'].map(
  (name) => `${production}/toolpad/guide/${name}/`,
) as [string, string, string];

const test = offlineTest(site, () => site.build('first'));

// One server for the file.
test.describe.configure({ mode: 'default' });

let context: BrowserContext;
let page: Page;
test.beforeEach(({ page: own }) => {
  page = own;
  context = page.context();
});

const isIconFile = (address: string) =>
  /\/(?:font\.[^/]*\.css|material-icons[^/]*\.woff2)$/.test(address);
const frame = () => page.frameLocator('iframe');
const become = (state: string) =>
  expect(frame().locator('html')).toHaveAttribute('data-material-icons', state);

/** Addresses of everything that the browser keeps for the site. */
const keptAddresses = () =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => url);
  });

/** The demo's document, where the icons are. */
const frameOf = async () => (await (await page.locator('iframe').elementHandle())!.contentFrame())!;

test('the font and its style sheet load after the first paint of the page and of the demo', async () => {
  await page.goto(two);
  await become('ready');
  const firstPaint = () =>
    performance.timeOrigin + performance.getEntriesByName('first-contentful-paint')[0]!.startTime;
  const asked = await (
    await frameOf()
  ).evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => [name, performance.timeOrigin + startTime] as const),
  );
  const icons = asked.filter(([name]) => isIconFile(name));
  expect(icons).toHaveLength(2);
  const painted = Math.max(
    await page.evaluate(firstPaint),
    await (await frameOf()).evaluate(firstPaint),
  );
  for (const [name, at] of icons) expect(at, name).toBeGreaterThanOrEqual(painted);
  for (const word of ['home', 'build'])
    expect(
      await frame()
        .getByText(word, { exact: true })
        .evaluate((icon) => icon.scrollWidth),
      word,
    ).toBe(24);
});

test('neither a page without icons in demos nor the service worker requests the font', async () => {
  const asked = requestsOf(context);
  for (const address of [one, three]) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.mouse.move(10, 10);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state))
      .toBe('activated');
  }
  expect(asked.filter(isIconFile)).toEqual([]);
  expect((await keptAddresses()).filter(isIconFile)).toEqual([]);
});

test('no layout shift and no ligature text while the font loads, when it arrives or when it fails', async () => {
  // A service worker makes its own requests, which could not be held back.
  site.broken = /sw\.js/;
  await observeLoading(context);
  const allShifts = async () => [...(await shiftsOf(page)), ...(await shiftsOf(await frameOf()))];
  /** Positions of the icons' titles, and whether their words are visible. */
  const places = () =>
    frame()
      .locator('body')
      .evaluate((body) => ({
        titles: [...body.querySelectorAll('b')].map((title) => title.getBoundingClientRect().left),
        words: [...body.querySelectorAll('.material-icons')].map(
          (icon) => getComputedStyle(icon).visibility,
        ),
      }));

  const release = await hold(page, /\/material-icons.*\.woff2$/);
  const asked = page.waitForRequest(
    (request) => request.url().endsWith('.woff2') && isIconFile(request.url()),
  );
  await page.goto(two);
  await asked;
  await expect(frame().getByText('Home', { exact: true })).toBeVisible();
  const before = await places();
  expect(before.words).toEqual(['hidden', 'hidden']);
  release();
  await become('ready');
  expect(await places()).toEqual({ titles: before.titles, words: ['visible', 'visible'] });
  expect(await allShifts()).toEqual([]);

  await page.unroute(/\/material-icons.*\.woff2$/);
  await context.route(/\/(?:font\.[^/]*\.css|material-icons[^/]*\.woff2)$/, (route) =>
    route.abort(),
  );
  page = await context.newPage();
  const errors = thrownBy(page);
  await page.goto(two);
  await become('missing');
  expect(await places()).toEqual(before);
  expect(await allShifts()).toEqual([]);
  expect(errors).toEqual([]);
});

test('icons of a visited page are shown offline', async () => {
  await settle(page, one);
  await page.goto(two);
  await become('ready');
  await expect.poll(async () => (await keptAddresses()).filter(isIconFile)).toHaveLength(2);
  site.isDown = true;
  await page.goto(two);
  await become('ready');
});
