import { expect, test } from '@playwright/test';
import type { TimedEvent } from '../../src/domain/analytics/AnalyticsEvent';
import { buildAdSite, environments, vendor, type AdSite } from '../support/adSite';
import { host, receiver, UnwatchedVisit } from '../support/UnwatchedVisit';

const one = '/toolpad/guide/one/';
let site: AdSite;
let visit: UnwatchedVisit;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  // The same build as in tests/privacy/privacy.spec.ts. Without an interaction, no service worker is registered.
  site = await buildAdSite({
    ...environments.script,
    DOCS_ANALYTICS_BEACON: `${receiver}/take`,
  });
  visit = new UnwatchedVisit(site.folder, one);
});

test.afterAll(async () => {
  await visit.close();
  site.close();
});

test('a prerendered page sends no event and requests no ad until it is activated, then counts as one view', async () => {
  await visit.open();
  await expect
    .poll(() => visit.to(host + one).map(({ purpose }) => purpose))
    .toEqual(['prefetch;prerender']);
  // The page ran: a prefetched one would not have requested its script.
  await expect.poll(() => visit.to(`${host}/toolpad/assets/runtime.`)).toHaveLength(1);
  // Nothing says that nothing will come: longer than a page takes to look for an ad for the first time.
  await new Promise((resolve) => setTimeout(resolve, 3000));
  expect(visit.asked.filter(({ address }) => !address.startsWith(host))).toEqual([]);
  expect(visit.to(`${host}/toolpad/assets/startPlacements`)).toEqual([]);

  await expect.poll(() => visit.say('go')).toBe(true);
  await expect
    .poll(() => visit.to(vendor).map(({ address }) => address))
    .toEqual([
      `${vendor}/serve.js?serve=SERVE&placement=PLACEMENT`,
      `${vendor}/seen?prerendering=false&activated=true`,
      `${vendor}/leave.js`,
    ]);
  expect(visit.to(host + one)).toHaveLength(1);
  await expect.poll(() => visit.say('leave')).toBe(true);
  const views = () =>
    visit
      .to(receiver)
      .flatMap(({ body }) => (JSON.parse(body || '[]') as TimedEvent[]).map(({ event }) => event))
      .filter(({ name }) => name === 'page_view');
  await expect.poll(views).toEqual([
    {
      name: 'page_view',
      page_title: 'One - Guide',
      page_location: host + one,
      productId: 'guide',
      productCategoryId: 'toolpad',
    },
  ]);
  await expect.poll(() => visit.to(`${host}/done`)).toHaveLength(1);
  expect(views()).toHaveLength(1);
});
