import { expect, test } from '@playwright/test';
import { environments } from '../support/slotSite';
import { slotSiteOfFile } from '../support/slotSiteOfFile';

/** A part of this page has moved to the other one. */
const before = '/toolpad/guide/quiet/';
const now = '/toolpad/guide/two/';

const site = slotSiteOfFile(environments.house);

test('a part that moved takes a reader along who comes from elsewhere', async ({ page }) => {
  await page.goto(`${site().origin}${before}#old`);
  await expect(page).toHaveURL(site().origin + now);
});

test('a part that moved is no stop on the way back', async ({ page }) => {
  await page.goto(site().origin + before);
  await page.evaluate(() => (location.hash = 'old'));
  await expect(page).toHaveURL(site().origin + now);
  await page.goBack();
  await expect(page).toHaveURL(site().origin + before);
});
