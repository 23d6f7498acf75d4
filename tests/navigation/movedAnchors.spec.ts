import { expect, test } from '@playwright/test';
import { environments } from '../support/adSite';
import { adSiteOfFile } from '../support/adSiteOfFile';

/** A part of this page has moved to the other one. */
const before = '/toolpad/guide/quiet/';
const now = '/toolpad/guide/two/';

const site = adSiteOfFile(environments.house);

test('a moved anchor adds no history entry', async ({ page }) => {
  await page.goto(site().origin + before);
  await page.evaluate(() => (location.hash = 'old'));
  await expect(page).toHaveURL(site().origin + now);
  await page.goBack();
  await expect(page).toHaveURL(site().origin + before);
});
