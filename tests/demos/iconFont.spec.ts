import { expect as impatient, test, type BrowserContext, type Page } from '@playwright/test';
import { hold } from '../support/hold';
import { observations, observeLoading } from '../support/loading';
import { OfflineSite, production } from '../support/offlineSite';

// A browser looks after its workers when it has nothing better to do.
const expect = impatient.configure({ timeout: 30_000 });

// One server for the file.
test.describe.configure({ mode: 'default' });

const site = new OfflineSite();
const [one, two, three] = ['one', 'two', 'three'].map(
  (name) => `${production}/toolpad/guide/${name}/`,
) as [string, string, string];

test.beforeAll(async () => {
  test.setTimeout(240_000);
  await site.open();
  await site.build('icons');
  site.deploy('icons');
});

test.afterAll(() => site.close());

let context: BrowserContext;
let page: Page;

test.beforeEach(async () => {
  site.isDown = false;
  context = await site.browser.newContext();
  page = await context.newPage();
});

test.afterEach(() => context.close());

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
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
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
  await observeLoading(context);
  const shiftsOf = async () => [
    ...(await observations(page)).shifts,
    ...(await observations(await frameOf())).shifts,
  ];
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
  expect(await shiftsOf()).toEqual([]);

  await page.unroute(/\/material-icons.*\.woff2$/);
  await context.route(/\/(?:font\.[^/]*\.css|material-icons[^/]*\.woff2)$/, (route) =>
    route.abort(),
  );
  const errors: string[] = [];
  page = await context.newPage();
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(two);
  await become('missing');
  expect(await places()).toEqual(before);
  expect(await shiftsOf()).toEqual([]);
  expect(errors).toEqual([]);
});

test('icons of a visited page are shown offline', async () => {
  await context.addInitScript(() =>
    addEventListener('load', () =>
      setTimeout(() => document.dispatchEvent(new Event('pointermove'))),
    ),
  );
  await page.goto(one);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
  await page.goto(two);
  await become('ready');
  await expect.poll(async () => (await keptAddresses()).filter(isIconFile)).toHaveLength(2);
  site.isDown = true;
  await page.goto(two);
  await become('ready');
});
