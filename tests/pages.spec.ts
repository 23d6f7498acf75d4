import { pages } from './support/site';
import { expect, test } from './support/test';

for (const { address } of pages) {
  test(`${address} answers with a title, a description and one heading`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);

    const title = await page.title();
    expect(title.length).toBeGreaterThan(0);
    const description = await page.locator('meta[name=description]').getAttribute('content');
    expect(description?.length).toBeGreaterThan(0);
    expect(description?.length).toBeLessThanOrEqual(160);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(
      new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '').pathname,
    ).toBe(address);
  });
}

test('every link of every page leads somewhere', async ({ page, request }) => {
  const internal = new Set<string>();
  for (const { address } of pages) {
    await page.goto(address);
    const links = await page
      .locator('a[href]')
      .evaluateAll((anchors) => anchors.map((anchor) => (anchor as HTMLAnchorElement).href));
    links
      .map((href) => new URL(href))
      .filter(({ origin }) => origin === new URL(page.url()).origin)
      .forEach(({ pathname }) => internal.add(pathname));
  }
  expect(internal.size).toBeGreaterThan(0);
  for (const pathname of internal) {
    const response = await request.get(pathname, { maxRedirects: 0 });
    expect(response.status(), pathname).toBe(200);
  }
});

test('the root leads to both faces', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.locator('a[href="/workbench/"]')).toBeVisible();
  await main.locator('a[href="/toolpad/"]').click();
  await expect(page).toHaveURL('/toolpad/');
  const workbench = await page.goto('/workbench/');
  expect(workbench?.status()).toBe(200);
});

test.describe('an address that leads nowhere', () => {
  test.use({ expectedConsole: [/status of 404/] });

  for (const address of [
    '/toolpad/core/no-such-page/',
    '/toolpad/core/no-such-page',
    '/nothing.png',
  ]) {
    test(`${address} shows the page that says so, with a way on`, async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
      await page.getByRole('main').getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found');
    });
  }
});
