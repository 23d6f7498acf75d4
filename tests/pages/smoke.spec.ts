import { expect, test } from '../support/test';

test('the root links to the site and to the workbench', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.locator('a[href="/workbench/"]')).toBeVisible();
  await main.locator('a[href="/toolpad/"]').click();
  await expect(page).toHaveURL('/toolpad/');
  expect((await page.goto('/workbench/'))?.status()).toBe(200);
});
