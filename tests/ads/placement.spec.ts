import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { builtPages } from '../../scripts/checks/builtPages';
import { adTable } from '../../src/domain/ads/adMachine';
import { adSites, environments, vendor, watchOthers } from '../support/adSite';
import { expectStill, observeLoading } from '../support/loading';
import { pageKinds } from '../../scripts/checks/pageKinds';
import { phone } from '../support/site';

/** The documentation itself, whose ads come from a vendor's script, after the reader has allowed it. */
const sites = adSites(
  {
    docs: { ...environments.script, DOCS_ANALYTICS_ID: 'G-0000000000', DOCS_ADS_CONSENT: 'ask' },
  },
  null,
);

/** Kinds of pages that have no ad. */
const withoutAd = ['landing', 'privacy', 'missing'];

/** The vendor's policy: without scrolling in this window, and within three windows of a phone. */
const laptop = { width: 1366, height: 768 };
const windowsOfPhone = 3;

const slot = (page: Page) => page.locator('[data-placement]');
const bottomOf = async (page: Page) => {
  const { y, height } = (await slot(page).boundingBox())!;
  return y + height;
};

for (const [kind, address] of Object.entries({
  ...pageKinds,
  privacy: '/toolpad/privacy/',
  missing: '/toolpad/none/',
}))
  test(`${kind}: asks no other host before Allow, then shows the ad where the vendor wants it, and moves nothing`, async ({
    page,
    context,
  }) => {
    const { asked } = await watchOthers(context);
    await page.setViewportSize(laptop);
    await observeLoading(page);
    const hasAd = !withoutAd.includes(kind);
    const analytics = page.waitForResponse((response) =>
      response.url().includes('/startAnalytics.'),
    );
    await page.goto(sites.docs.origin + address);
    // What would ask has started: analytics, and the slot, which shows a house ad until then.
    await analytics;
    await expect(slot(page).getByRole('link')).toHaveCount(hasAd ? 1 : 0);
    await page.mouse.wheel(0, laptop.height);
    await page.mouse.wheel(0, -laptop.height);
    await page.waitForTimeout(500);
    expect(asked).toEqual([]);

    await page.getByRole('button', { name: 'Allow' }).click();
    const library = 'https://www.googletagmanager.com';
    await expect.poll(() => asked.toSorted()).toEqual(hasAd ? [vendor, library].sort() : [library]);
    if (hasAd) {
      await expect(page.locator('#carbonads')).toBeAttached();
      expect(await bottomOf(page)).toBeLessThanOrEqual(laptop.height);
      const demo = page.locator('[data-demo-frame]').first();
      if ((await demo.count()) > 0)
        expect((await demo.boundingBox())!.y).toBeLessThan(laptop.height);
    }
    await expectStill(page);
    if (!hasAd) return;
    await page.setViewportSize(phone);
    expect(await bottomOf(page)).toBeLessThanOrEqual(windowsOfPhone * phone.height);
  });

test('the slot takes at most its share of the shortest articles on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  // The slot is there as soon as scripts run, before any has loaded.
  await page.route('**/*.js', (route) => route.abort());
  const markdownOf = (address: string) => path.join(sites.docs.folder, address, 'index.md');
  const shortest = builtPages(sites.docs.folder)
    .map(({ address }) => ({ address, file: markdownOf(address) }))
    .filter(({ file }) => existsSync(file))
    .map(({ address, file }) => ({ address, length: statSync(file).size }))
    .sort((one, other) => one.length - other.length)
    .slice(0, 12);
  const shares: number[] = [];
  for (const { address } of shortest) {
    await page.goto(sites.docs.origin + address);
    if ((await slot(page).count()) === 0) continue;
    const [ad, article] = await Promise.all(
      [slot(page), page.locator('article')].map((part) => part.boundingBox()),
    );
    shares.push(ad!.height / article!.height);
    expect(ad!.height, address).toBe(adTable.script.height);
  }
  expect(Math.max(...shares)).toBeLessThanOrEqual(adTable.articleShare);
  expect(shares.length).toBeGreaterThan(5);
});
