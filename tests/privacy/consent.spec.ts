import { expect, test, type Page } from '@playwright/test';
import { gtagCommand } from '../../src/domain/analytics/AnalyticsEvent';
import { adSites, environments, files, vendor, watchAd, watchOthers } from '../support/adSite';
import { observeLoading, shiftsOf } from '../support/loading';

const library = 'https://www.googletagmanager.com';
const ads = { ...environments.script, DOCS_ADS_CONSENT: 'ask' };
// The site makes the page on which consent is taken back.
const { 'privacy.mdx': _, ...content } = files;
const sites = adSites({ ads, both: { ...ads, DOCS_ANALYTICS_ID: 'G-0000000000' } }, content);

const [one, two, privacy] = ['/toolpad/guide/one/', '/toolpad/guide/two/', '/toolpad/consent/'];

const strip = (page: Page) => page.getByRole('region', { name: 'Your consent' });
const answer = (page: Page, name: 'Allow' | 'Decline') =>
  strip(page).getByRole('button', { name }).click();

const commands = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((command) =>
      Array.from(command),
    ),
  );
const isDisabled = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'ga-disable-G-0000000000') as unknown);
const ad = (page: Page) => page.locator('[data-placement]');

// That no page asks another host before is a test of its own, on a page of each kind of the documentation.
test('Allow sends the tag all defaults as denied, then the update', async ({ page, context }) => {
  const { asked } = await watchOthers(context);
  await page.goto(sites.both.origin + one, { waitUntil: 'networkidle' });
  expect(await commands(page)).toEqual([]);
  await answer(page, 'Allow');
  await expect(strip(page)).toBeHidden();
  await expect.poll(() => asked.toSorted()).toEqual([vendor, library].sort());
  const denied = 'denied';
  expect((await commands(page)).map(([name, , value]) => [name, value]).slice(0, 2)).toEqual([
    [
      'consent',
      {
        ad_storage: denied,
        ad_user_data: denied,
        ad_personalization: denied,
        analytics_storage: denied,
      },
    ],
    ['consent', { analytics_storage: 'granted' }],
  ]);
  expect((await commands(page)).slice(2).map(([name]) => name)).toEqual(
    expect.arrayContaining(['js', 'config', 'set']),
  );
});

const pageViews = async (page: Page) =>
  (await commands(page)).filter(([, name]) => name === 'page_view');

test('the view of a page from before the answer is not sent, that of the next page is', async ({
  page,
  context,
}) => {
  await watchOthers(context);
  await page.goto(sites.both.origin + one, { waitUntil: 'networkidle' });
  await answer(page, 'Allow');
  await page.getByRole('button', { name: 'Color scheme' }).click();
  await page.getByRole('menu').getByText('Dark').click();
  const event = gtagCommand({ name: 'settings', eventAction: 'dark', eventLabel: 'mode' });
  await expect.poll(() => commands(page)).toContainEqual([...event]);
  expect(await pageViews(page)).toEqual([]);
  await page.goto(sites.both.origin + two, { waitUntil: 'networkidle' });
  expect(await pageViews(page)).toHaveLength(1);
});

test('after Decline no page asks again or asks another host; house ads stay', async ({
  page,
  context,
}) => {
  const { asked } = await watchOthers(context);
  await page.goto(sites.both.origin + one, { waitUntil: 'networkidle' });
  await answer(page, 'Decline');
  for (const address of [one, two, privacy]) {
    await page.goto(sites.both.origin + address, { waitUntil: 'networkidle' });
    await expect(strip(page)).toBeHidden();
    if (address !== privacy) await expect(ad(page).getByRole('link')).toBeVisible();
  }
  await expect(page.getByRole('switch')).not.toBeChecked();
  await expect(page.getByRole('status')).toHaveText(/^Off\. No event is sent/);
  expect(asked).toEqual([]);
});

test('the privacy page shows and changes the answer, and other tabs follow at once', async ({
  page,
  context,
}) => {
  const { asked } = await watchOthers(context);
  await watchAd(page);
  await page.goto(sites.both.origin + one, { waitUntil: 'networkidle' });
  await expect(ad(page)).toContainText('A dashboard you own');
  const other = await context.newPage();
  await other.goto(sites.both.origin + privacy, { waitUntil: 'networkidle' });
  await expect(other.getByRole('status')).toHaveText(/you haven't chosen yet/);
  await other.getByRole('switch').click();
  await expect(strip(other)).toBeHidden();

  await page.bringToFront();
  await expect(strip(page)).toBeHidden();
  await expect(ad(page)).toContainText('Acme');
  await expect.poll(() => isDisabled(page)).toBe(false);
  expect(asked.filter((origin) => origin === library)).toHaveLength(2);

  await other.bringToFront();
  await other.getByRole('switch').click();
  await page.bringToFront();
  await expect.poll(() => isDisabled(page)).toBe(true);
  expect((await commands(page)).at(-1)).toEqual([
    'consent',
    'update',
    { analytics_storage: 'denied' },
  ]);
  await expect(ad(page)).toContainText('A dashboard you own');
  await expect(strip(page)).toBeHidden();
});

test('the strip moves nothing', async ({ page, context }) => {
  await watchOthers(context);
  await observeLoading(page);
  await page.goto(sites.both.origin + one, { waitUntil: 'networkidle' });
  await expect(strip(page)).toBeVisible();
  await answer(page, 'Allow');
  await expect(ad(page)).toContainText('Acme');
  expect(await shiftsOf(page)).toEqual([]);
});

test('where only ads need consent, the question is about them', async ({ page, context }) => {
  const { asked } = await watchOthers(context);
  await page.goto(sites.ads.origin + one, { waitUntil: 'networkidle' });
  await expect(strip(page)).toContainText('Can this site show third-party ads');
  expect(asked).toEqual([]);
  await answer(page, 'Allow');
  await expect.poll(() => asked).toEqual([vendor]);
});
