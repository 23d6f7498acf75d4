import { holdIslands } from '../support/holdIslands';
import { textPage } from '../support/site';
import { expect, test } from '../support/test';

test('the field of the search has what was typed while it loaded', async ({ page }) => {
  const release = await holdIslands(page, textPage);

  await page.keyboard.press('/');
  await expect(page.locator('header [data-search]')).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.type('dia/x');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  release();
  const field = page.getByRole('combobox', { name: 'Search the documentation' });
  await expect(field).toBeFocused();
  await page.keyboard.type('log');
  await expect(field).toHaveValue('dialog');

  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await page.keyboard.press('/');
  await expect(field).toHaveValue('');
});
