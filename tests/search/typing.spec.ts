import { holdIslands } from '../support/holdIslands';
import { demoPage, phone, textPage } from '../support/site';
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

test('a shortcut opens the search in any layout, and from a demo that was clicked', async ({
  page,
}) => {
  const field = page.getByRole('combobox', { name: 'Search the documentation' });
  await page.goto(demoPage);
  const demo = page.locator('figure#DashboardLayoutBasic iframe');
  await demo.scrollIntoViewIfNeeded();
  const press = (code: string, key: string, isControl: boolean) =>
    page.evaluate(
      ([code, key, ctrlKey]) =>
        document.activeElement!.dispatchEvent(
          new KeyboardEvent('keydown', { code, key, ctrlKey, bubbles: true }),
        ),
      [code, key, isControl] as const,
    );

  await press('KeyK', 'л', true);
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await press('KeyK', 'K', true);
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();

  await demo.contentFrame().getByRole('link', { name: 'Orders' }).click();
  for (const key of ['/', 'Control+k']) {
    await page.keyboard.press(key);
    await expect(field).toBeFocused();
    await page.keyboard.type('crud');
    await expect(field).toHaveValue('crud');
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    await demo.contentFrame().getByRole('heading', { name: 'Orders' }).click();
  }
});

test('Back closes the search, and leads from a result to the page before it', async ({ page }) => {
  const field = page.getByRole('combobox', { name: 'Search the documentation' });
  await page.setViewportSize(phone);
  await page.goto('/toolpad/');
  await page.goto(textPage);
  const open = () => page.locator('header [data-search]').click();

  await open();
  await expect(field).toBeFocused();
  await page.goBack();
  await expect(field).toBeHidden();
  await expect(page).toHaveURL(textPage);

  await open();
  await field.fill('useDialogs');
  await page.getByRole('option').first().click();
  await expect(page).not.toHaveURL(textPage);
  await page.goBack();
  await expect(page).toHaveURL(textPage);
  await expect(field).toBeHidden();

  await open();
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/toolpad/');
});
