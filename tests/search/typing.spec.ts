import type { Page } from '@playwright/test';
import { throttled } from '../../scripts/browser/slowPhone';
import { evidenceOf } from '../support/evidence';
import { holdIslands } from '../support/hold';
import { demoPage, phone, textPage } from '../support/site';
import { expect, test } from '../support/test';

const loadingField = (page: Page) =>
  page.getByRole('searchbox', { name: 'Search the documentation', exact: true });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search the documentation' });

test('the search takes the query at once on a slow line, and answers it in the same place', async ({
  page,
}) => {
  evidenceOf('2.4.5 Multiple Ways');
  await page.goto(textPage);
  await page.waitForLoadState('networkidle');
  const line = { latency: 400, download: 400_000 / 8, upload: 400_000 / 8 };
  await throttled(await page.context().newCDPSession(page), line);

  await page.keyboard.press('/');
  // Without waiting: what it loads is not there for seconds.
  expect(await loadingField(page).isVisible()).toBe(true);
  await expect(page.getByText('Loading search…')).toBeVisible();
  await page.keyboard.type('useDiaX/');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  const before = await loadingField(page).boundingBox();
  await expect(field(page)).toBeFocused({ timeout: 60_000 });
  await page.keyboard.type('logs');
  await expect(field(page)).toHaveValue('useDialogs');
  expect({ ...(await field(page).boundingBox()), width: 0 }).toEqual({ ...before, width: 0 });
  await expect(page.getByRole('option').first()).toHaveAttribute('href', /use-dialogs/);

  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
  await page.keyboard.press('/');
  await expect(field(page)).toHaveValue('');
});

test('Escape, Back and a click outside close the search while it loads', async ({ page }) => {
  evidenceOf('2.1.2 No Keyboard Trap');
  const release = await holdIslands(page, textPage);
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    () => page.mouse.click(20, 400),
  ]) {
    await page.keyboard.press('/');
    await expect(loadingField(page)).toBeFocused();
    await close();
    await expect(loadingField(page)).toBeHidden();
    await expect(page).toHaveURL(textPage);
  }
  release();
  await expect(page.locator('header [data-search]')).not.toHaveAttribute('aria-busy');
  await expect(field(page)).toBeHidden();
});

test('a shortcut opens the search from a demo that was clicked', async ({ page }) => {
  await page.goto(demoPage);
  const demo = page.locator('figure#DashboardLayoutBasic iframe');
  await demo.scrollIntoViewIfNeeded();
  await demo.contentFrame().getByRole('link', { name: 'Orders' }).click();
  for (const key of ['/', 'Control+k']) {
    await page.keyboard.press(key);
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('crud');
    await expect(field(page)).toHaveValue('crud');
    await page.keyboard.press('Escape');
    await expect(field(page)).toBeHidden();
    await demo.contentFrame().getByRole('heading', { name: 'Orders' }).click();
  }
});

test('Back closes the search, and leads from a result to the page before it', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/toolpad/');
  await page.goto(textPage);
  const open = () => page.locator('header [data-search]').click();

  await open();
  await expect(field(page)).toBeFocused();
  await page.goBack();
  await expect(field(page)).toBeHidden();
  await expect(page).toHaveURL(textPage);

  await open();
  await field(page).fill('useDialogs');
  await page.getByRole('option').first().click();
  await expect(page).not.toHaveURL(textPage);
  await page.goBack();
  await expect(page).toHaveURL(textPage);
  await expect(field(page)).toBeHidden();

  await open();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/toolpad/');
});
