import type { Page } from '@playwright/test';
import { OfflineSite, production } from '../support/offlineSite';
import { offlineTest, patient as expect, settle } from '../support/offlineVisit';

const site = new OfflineSite();
const one = `${production}/toolpad/guide/one/`;
const two = `${production}/toolpad/guide/two/`;

const test = offlineTest(site, async () => {
  await site.build('first');
});

let page: Page;
test.beforeEach(({ page: own }) => void (page = own));

const field = () => page.getByRole('combobox', { name: 'Search the documentation' });

async function search(query: string) {
  await page.keyboard.press('Control+k');
  await expect(field()).toBeFocused();
  await field().fill(query);
}

test('searches without a network after the first use', async () => {
  await settle(page, one);
  // Not loaded before intent.
  const asked = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect((await asked()).filter((name) => name.includes('/search/index.json'))).toEqual([]);
  await search('two');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('option').first()).toHaveAttribute('href', /\/guide\/two\//);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(two);

  site.isDown = true;
  await page.goto(one);
  await search('two');
  await expect(page.getByRole('option').first()).toHaveAttribute('href', /\/guide\/two\//);
});

test('takes the selected text for the first query', async () => {
  await settle(page, one);
  await page.getByRole('heading', { level: 1 }).selectText();
  const title = await page.evaluate(() => String(getSelection()));
  await page.keyboard.press('Control+k');
  await expect(field()).toHaveValue(title);
  await expect(page.getByRole('option').first()).toHaveAttribute('href', /\/guide\/one\//);
});
