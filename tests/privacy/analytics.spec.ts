import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { adSites, become, receiver, watchOthers } from '../support/adSite';
import { requestsOf } from '../support/requests';

const sites = adSites({
  beacon: { DOCS_ANALYTICS_BEACON: `${receiver}/take` },
  gtag: { DOCS_ANALYTICS_ID: 'G-0000000000', DOCS_ANALYTICS_CONSENT: 'none' },
  none: {},
});

const one = '/toolpad/guide/one/';

/** Receives the events that pages send to the beacon. */
async function receive(context: BrowserContext) {
  const { asked, sent } = await watchOthers(context);
  const named = (name: string) =>
    sent.map(({ event }) => event).filter((event) => event.name === name);
  return { asked, named };
}

/** Opens a page and waits until its analytics, which starts last, has started. */
async function open(page: Page, address: string) {
  const chunk = page.waitForResponse((response) => response.url().includes('/startAnalytics.'));
  await page.goto(address, { waitUntil: 'networkidle' });
  await chunk;
}

test('sends one page view with the page, its product and the user properties', async ({
  page,
  context,
}) => {
  const { named } = await receive(context);
  await open(page, `${sites.beacon.origin}${one}#below`);
  await become(page, 'hidden');
  await expect
    .poll(() => named('page_view'))
    .toEqual([
      {
        name: 'page_view',
        page_title: 'One - Guide',
        page_location: `${sites.beacon.origin}${one}`,
        productId: 'guide',
        productCategoryId: 'toolpad',
      },
    ]);
  const properties = Object.fromEntries(
    named('user-property').map((event) =>
      'property' in event ? [event.property, event.value] : [],
    ),
  );
  expect(properties).toEqual({
    codeVariant: 'TS',
    codeStylingVariant: 'MUI System',
    userLanguage: 'en',
    devicePixelRatio: '1.0',
    colorSchemeOS: 'light',
    colorScheme: 'light',
  });
});

test('sends settings, votes and clicks on ads', async ({ page, context }) => {
  const { named } = await receive(context);
  await open(page, sites.beacon.origin + one);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Dark' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Color scheme' }).click();
  await page.getByRole('menu').getByText('Light').click();
  const yes = page.getByRole('button', { name: /^Yes/ });
  // Its code loads once the page scrolls.
  await expect(async () => {
    await yes.click();
    await expect(yes).toHaveAttribute('aria-pressed', 'true', { timeout: 500 });
  }).toPass();
  await page
    .locator('[data-placement] a')
    .first()
    .evaluate((link) => {
      link.addEventListener('click', (event) => event.preventDefault());
      (link as HTMLElement).click();
    });
  await become(page, 'hidden');
  await expect
    .poll(() => named('settings'))
    .toEqual([
      { name: 'settings', eventAction: 'dark', eventLabel: 'mode' },
      { name: 'settings', eventAction: 'light', eventLabel: 'mode' },
    ]);
  expect(named('feedback')).toEqual([
    { name: 'feedback', eventAction: 'helpful', eventLabel: one },
  ]);
  expect(
    named('ad').filter((event) => 'eventAction' in event && event.eventAction === 'click'),
  ).toHaveLength(1);
  expect(
    named('user-property')
      .filter((event) => 'property' in event && event.property === 'colorScheme')
      .map((event) => 'value' in event && event.value),
  ).toEqual(['light', 'dark', 'light']);
});

test('counts a page restored from the back/forward cache as a new view', async ({
  page,
  context,
}) => {
  const { named } = await receive(context);
  await open(page, sites.beacon.origin + one);
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await become(page, 'hidden');
  await expect.poll(() => named('page_view')).toHaveLength(2);
});

test('sends the page view to Google Analytics without a violation of the content security policy', async ({
  page,
  context,
}) => {
  const violations: string[] = [];
  page.on('console', (message) => message.type() === 'error' && violations.push(message.text()));
  await watchOthers(context);
  await open(page, sites.gtag.origin + one);
  const commands = await page.evaluate(() =>
    (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.map((command) =>
      Array.from(command),
    ),
  );
  expect(commands[1]).toEqual(['config', 'G-0000000000', { send_page_view: false }]);
  expect(commands.filter(([, name]) => name === 'page_view')).toEqual([
    [
      'event',
      'page_view',
      {
        page_title: 'One - Guide',
        page_location: `${sites.gtag.origin}${one}`,
        productId: 'guide',
        productCategoryId: 'toolpad',
      },
    ],
  ]);
  expect(commands).toContainEqual(['set', 'user_properties', { codeVariant: 'TS' }]);
  expect(violations).toEqual([]);
});

test('measures web vitals in sampled sessions only', async ({ context }) => {
  const { named } = await receive(context);
  /** Runs a session with a random number; returns how often its pages load the code that measures. */
  const session = async (draw: number) => {
    const page = await context.newPage();
    const chunks: string[] = [];
    page.on(
      'request',
      (request) => request.url().includes('web-vitals') && chunks.push(request.url()),
    );
    await page.addInitScript((value) => (Math.random = () => value), draw);
    await open(page, sites.beacon.origin + one);
    return { page, chunks };
  };
  const unmeasured = await session(0.0002);
  await unmeasured.page.addInitScript(() => (Math.random = () => 0));
  await open(unmeasured.page, sites.beacon.origin + one);
  await become(unmeasured.page, 'hidden');
  expect(unmeasured.chunks).toEqual([]);

  const { page, chunks } = await session(0.0001);
  await page.addInitScript(() => (Math.random = () => 1));
  await open(page, sites.beacon.origin + one);
  expect(chunks).toHaveLength(2);
  await page.locator('h1').click();
  await become(page, 'hidden');
  await expect
    .poll(() => named('web-vital').map((event) => 'metric' in event && event.metric))
    .toEqual(expect.arrayContaining(['FCP', 'LCP', 'TTFB']));
});

test('loads no analytics code without a receiver', async ({ page, context }) => {
  const { asked } = await receive(context);
  const requests = requestsOf(page);
  await page.goto(sites.none.origin + one, { waitUntil: 'networkidle' });
  await expect(page.locator('meta[name="docs:analytics"]')).toHaveCount(0);
  expect(requests.filter((address) => address.includes('Analytics'))).toEqual([]);
  expect(asked).toEqual([]);
});
