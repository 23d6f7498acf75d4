import { expect, test } from '@playwright/test';
import { buildSlotSite, environments, type SlotSite } from './support/slotSite';

// The site is built once for the file.
test.describe.configure({ mode: 'default' });

/** A part of this page has moved to the other one. */
const before = '/toolpad/guide/quiet/';
const now = '/toolpad/guide/two/';

let site: SlotSite;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await buildSlotSite(environments.house);
});

test.afterAll(() => site.close());

test('a part that moved takes a reader along who comes from elsewhere', async ({ page }) => {
  await page.goto(`${site.origin}${before}#old`);
  await expect(page).toHaveURL(site.origin + now);
});

test('a part that moved is no stop on the way back', async ({ page }) => {
  await page.goto(site.origin + before);
  await page.evaluate(() => (location.hash = 'old'));
  await expect(page).toHaveURL(site.origin + now);
  await page.goBack();
  await expect(page).toHaveURL(site.origin + before);
});
