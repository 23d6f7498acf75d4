import { expect, test, type Page } from '@playwright/test';
import { answerKey, refusal } from '../../src/domain/privacy/PrivacySignals';
import { axeViolations } from '../support/axe';
import { adSites, become, environments, receiver, vendor, watchOthers } from '../support/adSite';
import { requestsOf, thrownBy } from '../support/requests';

const sites = adSites({
  beacon: { DOCS_ANALYTICS_BEACON: `${receiver}/take`, ...environments.script },
  gtag: { DOCS_ANALYTICS_ID: 'G-0000000000', DOCS_ANALYTICS_CONSENT: 'none' },
});

const [one, two, privacy] = ['/toolpad/guide/one/', '/toolpad/guide/two/', '/toolpad/privacy/'];

/** Opens a page and waits until what it does by itself is under way. */
async function open(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'networkidle' });
}

const listed = (page: Page, what: 'hosts' | 'events') => page.locator(`[data-list=${what}] > *`);
const toggle = (page: Page) => page.getByRole('switch');

test('every page leads to the privacy page, which lists exactly the sent events and contacted hosts', async ({
  page,
  context,
}) => {
  const { asked, sent } = await watchOthers(context);
  await open(page, sites.beacon.origin + one);
  await expect.poll(() => asked.filter((origin) => origin === vendor)).toHaveLength(1);
  await become(page, 'hidden');
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  await become(page, 'visible');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' });
  await Promise.all([page.waitForURL(`**${privacy}`), link.click()]);
  await expect(listed(page, 'hosts')).toHaveText(['vendor.example', 'events.example']);
  // The events sent so far reached the receiver, too.
  await expect
    .poll(() => page.evaluate(() => JSON.parse(sessionStorage.getItem('docs-visit')!).events))
    .toEqual(sent);
  await expect(listed(page, 'events')).toHaveCount(sent.length);
  await expect(listed(page, 'events').first()).toContainText('One - Guide');
  await expect(page.locator('[data-count=events]')).toHaveText(String(sent.length));
  await page.reload({ waitUntil: 'networkidle' });
  await expect(listed(page, 'hosts')).toHaveText(['vendor.example', 'events.example']);
});

test('the switch stops everything at once, on every page, in other tabs and on later visits, until it is turned on again', async ({
  page,
  context,
}) => {
  const { asked, sent } = await watchOthers(context);
  await open(page, sites.beacon.origin + privacy);
  await page.evaluate(() => document.querySelector<HTMLElement>('h1')!.click());
  expect(asked).toEqual([]);
  const other = await context.newPage();
  await open(other, sites.beacon.origin + one);
  await expect.poll(() => asked.length).toBe(1);

  await page.bringToFront();
  await toggle(page).click();
  await expect(page.getByRole('status')).toContainText('Off. No event is sent');
  // A browser tells its other tabs a moment later.
  await expect
    .poll(() => other.evaluate((key) => localStorage.getItem(key), answerKey))
    .toBe(refusal);
  // What this page and the other tab had collected is not sent any more.
  for (const tab of [page, other]) await become(tab, 'hidden');
  await expect(other.locator('[data-placement] > *').last()).not.toContainText('Acme');
  for (const address of [one, two, privacy]) {
    await open(page, sites.beacon.origin + address);
    await become(page, 'hidden');
  }
  await expect(toggle(page)).not.toBeChecked();
  await expect(listed(page, 'events')).toHaveCount(0);
  const later = await context.newPage();
  await open(later, sites.beacon.origin + two);
  await become(later, 'hidden');
  expect([asked.length, sent.length]).toEqual([1, 0]);

  await page.bringToFront();
  await toggle(page).click();
  await open(page, sites.beacon.origin + one);
  await become(page, 'hidden');
  await expect.poll(() => sent.filter(({ event }) => event.name === 'page_view')).toHaveLength(1);
  expect(asked.toSorted()).toEqual([receiver, vendor, vendor]);
});

test('events for a library count as sent once it has loaded, and not when it is blocked', async ({
  page,
  context,
}) => {
  await watchOthers(context);
  const blocked = await context.newPage();
  await blocked.route('https://www.googletagmanager.com/**', (route) => route.abort());
  await open(blocked, sites.gtag.origin + privacy);
  await expect(listed(blocked, 'hosts')).toHaveText(['www.googletagmanager.com']);
  await expect(listed(blocked, 'events')).toHaveCount(0);
  await blocked.close();

  await open(page, sites.gtag.origin + privacy);
  await expect(listed(page, 'hosts')).toHaveText(['www.googletagmanager.com']);
  await expect(listed(page, 'events').first()).toContainText('Privacy');
  await toggle(page).click();
  expect(await page.evaluate(() => Reflect.get(window, 'ga-disable-G-0000000000') as unknown)).toBe(
    true,
  );
});

test('web vitals are not loaded after opting out', async ({ page, context }) => {
  const { asked } = await watchOthers(context);
  const requests = requestsOf(page);
  await page.addInitScript(() => {
    Math.random = () => 0;
    localStorage.setItem('docs-tracking', 'off');
  });
  await open(page, sites.beacon.origin + one);
  await become(page, 'hidden');
  expect([requests.filter((url) => url.includes('web-vitals')), asked]).toEqual([[], []]);
});

for (const [signal, name] of [
  ['globalPrivacyControl', 'Global Privacy Control'],
  ['doNotTrack', 'Do Not Track'],
] as const) {
  test(`${name} is shown, and nothing is sent or contacted`, async ({ page, context }) => {
    const { asked } = await watchOthers(context);
    await page.addInitScript(
      (property) =>
        Object.defineProperty(navigator, property, {
          value: property === 'doNotTrack' ? '1' : true,
        }),
      signal,
    );
    for (const { origin } of [sites.beacon, sites.gtag]) {
      const started = page.waitForResponse(/\/startAnalytics\./);
      await open(page, origin + one);
      await started;
      await become(page, 'hidden');
    }
    await open(page, sites.beacon.origin + privacy);
    await expect(page.getByRole('status')).toContainText('your browser sends a privacy signal');
    await expect(toggle(page)).toBeDisabled();
    await become(page, 'hidden');
    expect(asked).toEqual([]);
  });
}

const reportCode = /\/PrivacyReport\.behavior\.[^/]+\.js$/;

test('without its script the switch stays disabled, and the page says why', async ({ page }) => {
  const errors = thrownBy(page);
  const failed = page.waitForEvent('requestfailed');
  await page.route(reportCode, (route) => route.abort());
  await page.goto(sites.beacon.origin + privacy);
  await failed;
  await expect(toggle(page)).toBeDisabled();
  await expect(page.getByRole('status')).toContainText("If it doesn't appear, reload the page");
  await expect(page.getByText(/^None\./).first()).toBeHidden();
  expect(errors).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that nothing is sent, and offers no switch', async ({ page, context }) => {
    const { asked } = await watchOthers(context);
    await page.goto(sites.beacon.origin + privacy);
    await expect(
      page.getByText('JavaScript is turned off in your browser, so no event is sent'),
    ).toBeVisible();
    await expect(page.getByRole('switch')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'This visit' })).toHaveCount(0);
    expect(asked).toEqual([]);
  });
});

// Chromium prerenders no page with a debugger attached, such as Playwright's, so the page is only told so.
test('a prerendered page sends no event and requests no ad until it is activated, then counts as one view', async ({
  page,
  context,
}) => {
  const { asked, sent } = await watchOthers(context);
  await page.addInitScript(() =>
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true }),
  );
  await page.clock.install();
  await open(page, sites.beacon.origin + one);
  await page.clock.runFor(60_000);
  expect(asked).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect.poll(() => asked.filter((origin) => origin === vendor)).toHaveLength(1);
  await become(page, 'hidden');
  await expect.poll(() => sent.filter(({ event }) => event.name === 'page_view')).toHaveLength(1);
});

test('the page with its lists has no violation that axe finds, and nothing of it is loaded elsewhere', async ({
  page,
  context,
}) => {
  await watchOthers(context);
  const scripts = requestsOf(page);
  await open(page, sites.beacon.origin + one);
  expect(scripts.filter((address) => /PrivacyReport|page\.[^/]+\.css/.test(address))).toEqual([]);
  await become(page, 'hidden');
  await open(page, sites.beacon.origin + privacy);
  expect(scripts.filter((address) => address.includes('PrivacyReport'))).toHaveLength(1);
  for (const mode of ['light', 'dark']) {
    await page.evaluate(
      (value) => document.documentElement.setAttribute('data-color-scheme', value),
      mode,
    );
    expect(await axeViolations(page)).toEqual([]);
  }
});
