import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { defaultBase } from '../../scripts/defaultBase';
import { observeLoading, settled, shiftsOf } from '../support/loading';
import { phone, siteFolder, textPage } from '../support/site';
import { expect, test } from '../support/test';

const base = defaultBase;

test('an old URL redirects on a static host', async ({ page }) => {
  const document = await readFile(
    path.join(siteFolder, 'toolpad/core/components/react-dashboard-layout/index.html'),
    'utf8',
  );
  await page.route('**/toolpad/moved/**', async (route) => {
    await route.fulfill({ body: document, headers: { 'content-type': 'text/html' } });
  });
  await page.goto('/toolpad/moved/?from=test#headers-and-dividers');
  await expect(page).toHaveURL(
    '/toolpad/core/react-dashboard-layout/?from=test#headers-and-dividers',
  );
});

test('a moved anchor adds no history entry', async ({ page }) => {
  await page.goto(base);
  await page.evaluate(() => (location.hash = 'what-to-open-first'));
  await expect(page).toHaveURL('/toolpad/core/introduction/installation/');
  await page.goBack();
  await expect(page).toHaveURL(base);
});

test.describe('the not-found page', () => {
  test.use({ expectedConsole: [/status of (404|500)/] });

  const suggestions = (page: Page) =>
    page.getByRole('region', { name: 'Try one of these pages' }).getByRole('link');

  // Other paths are in src/domain/navigation/nearestPages.test.ts.
  test('suggests the page and the anchor that the path is nearest to, without a layout shift', async ({
    page,
  }) => {
    const right = '/toolpad/core/react-dashboard-layout/#headers-and-dividers';
    await observeLoading(page);
    await page.goto('/toolpad/core/layout/react-dashboard-layuot/#headers-and-dividers');
    await expect(suggestions(page).first()).toHaveAttribute('href', right);
    await settled(page);
    expect(await shiftsOf(page)).toEqual([]);
    await suggestions(page).first().click();
    await expect(page).toHaveURL(right);
    await expect(page.locator('h1')).toHaveText('Dashboard Layout');
  });

  const startsIn = (page: Page, product: string) =>
    suggestions(page).and(page.locator(`[href^="${base}${product}/"]`));

  test('offers where to start for a URL that is not similar to any page, without a layout shift', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await observeLoading(page);
    const manifest = page.waitForResponse(`**${base}addresses.json`);
    await page.goto('/toolpad/studio/zzzz/qqqqqqqqqqqqqqqqqqqq/');
    await manifest;
    await settled(page);
    await expect(startsIn(page, 'studio').filter({ hasText: 'Installation' })).toBeVisible();
    await expect(startsIn(page, 'studio').filter({ hasText: 'Examples' })).toBeVisible();
    await expect(startsIn(page, 'core')).toHaveCount(0);
    expect(await shiftsOf(page)).toEqual([]);
  });

  test('shows the requested path, and the menu of its product', async ({ page }) => {
    await observeLoading(page);
    for (const [product, name] of [
      ['studio', 'Toolpad Studio'],
      ['core', 'Toolpad Core'],
    ]) {
      const path = `${base}${product}/no-such-page-here/`;
      await page.goto(path);
      await expect(page.locator('[data-asked-path]')).toHaveText(path);
      const menu = page.getByRole('navigation', { name });
      await expect(menu).toBeVisible();
      await settled(page);
      expect(await shiftsOf(page)).toEqual([]);
      const links = await menu
        .locator('li a')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
      expect(links.length).toBeGreaterThan(20);
      expect(links.filter((href) => !href.startsWith(`${base}${product}/`))).toEqual([]);
    }
  });

  test('is readable without the manifest', async ({ page }) => {
    await page.route('**/addresses.json', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/toolpad/core/introduction/instalation/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    for (const start of ['Installation', 'Components', 'API', 'Examples'])
      await expect(startsIn(page, 'core').filter({ hasText: start }).first()).toBeVisible();
  });
});

test('other pages do not request the manifest', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(textPage);
  await settled(page);
  expect(asked.filter((pathname) => /addresses\.json|suggestPages/.test(pathname))).toEqual([]);
});

test('a hash that cannot be decoded leaves the page working', async ({ page }) => {
  await page.goto('/toolpad/core/introduction/installation/#100%');
  await page.keyboard.press('/');
  const name = 'Search the documentation';
  await expect(
    page.getByRole('searchbox', { name }).or(page.getByRole('combobox', { name })),
  ).toBeFocused();
});
