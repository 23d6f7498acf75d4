import type { Page } from '@playwright/test';
import { demoPage, textPage } from '../support/site';
import { expect, test } from '../support/test';

/** What a page has stored: preferences, and choices of tabs. Demos keep the mode of their own providers. */
const stored = async (page: Page) => ({
  storage: await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key !== 'toolpad-mode'),
  ),
  cookies: (await page.context().cookies()).map(({ name }) => name),
});
const nothing = { storage: [], cookies: [] };

const attributes = (page: Page) =>
  page.evaluate(() => {
    const { dir, dataset } = document.documentElement;
    return [dataset.mode, dataset.colorScheme, dir, dataset.density, dataset.codeVariant];
  });

// src/app/build/document/prePaintScript.test.ts has what it shows before the first paint.
test('a link shows its state, in demos, too, stores nothing, and is for that page view alone', async ({
  page,
}) => {
  await page.goto(`${demoPage}?mode=dark&direction=rtl&density=dense&codeVariant=JS`);
  const frame = page.frameLocator('[data-demo-frame] iframe').first();
  await expect(frame.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await attributes(page)).toEqual(['dark', 'dark', 'rtl', 'dense', 'JS']);
  expect(await stored(page)).toEqual(nothing);
  await page.goto(textPage);
  expect(await attributes(page)).toEqual(['system', 'light', 'ltr', 'comfortable', 'TS']);
});

test('a choice ends the view of the link', async ({ page }) => {
  await page.goto(`${textPage}?mode=dark&density=dense#requirements`);
  await page.getByRole('button', { name: 'Color scheme' }).click();
  await page.getByRole('menu').getByText('Light').click();
  expect((await attributes(page)).slice(0, 2)).toEqual(['light', 'light']);
  await expect(page).toHaveURL(`${textPage}?density=dense#requirements`);
  expect((await stored(page)).storage.sort()).toEqual(['color-scheme', 'mode']);
});

test('a link opens tabs, and the copied one is the same', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = async () => {
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Copy link to this view' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    return new URL(await page.evaluate(() => navigator.clipboard.readText()));
  };

  await page.goto(`${textPage}?tab=pnpm&debug=1#requirements`);
  await expect(page.locator('[data-tabs] > input[value=pnpm]').first()).toBeChecked();
  const text = await copied();
  expect(text.searchParams.getAll('tab')).toContain('pnpm');
  expect(text.searchParams.get('debug')).toBe('1');
  expect(text.searchParams.get('mode')).toBe('light');
  expect(text.hash).toBe('#requirements');
  expect(await stored(page)).toEqual(nothing);
});
