import { holdIslands, holdScript } from '../support/hold';
import type { Page } from '@playwright/test';
import { drawnIn, watchFrames } from '../support/frames';
import { rememberChoice } from '../support/reader';
import { demoPage, phone, textPage } from '../support/site';
import { expect, test } from '../support/test';

const nextPage = '/toolpad/core/introduction/';

async function choose(page: Page, choice: 'Light' | 'Dark' | 'Same as system') {
  await page.getByRole('button', { name: 'Color scheme' }).click();
  await page.getByRole('menu').getByText(choice).click();
}

test('a click on the settings opens them once their code has loaded, before anything else', async ({
  page,
}) => {
  const release = await holdIslands(page, textPage);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));

  const settings = page.getByRole('button', { name: 'Settings' });
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await settings.click();
  await expect(settings).toHaveAttribute('aria-busy', 'true');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(requested.map((pathname) => pathname.replace(/^.*\/|\..*$/g, ''))).toEqual(['islands']);
  await expect(dialog).toBeHidden();
  release();
  await expect(dialog).toBeVisible();
  await expect.poll(() => requested.some((name) => name.includes('registerService'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(settings).toBeFocused();

  await page.setViewportSize(phone);
  const openMenu = page.getByRole('button', { name: 'Open menu' });
  await openMenu.click();
  await settings.click();
  await expect(dialog).toBeVisible();
  await expect(page.locator('#docs-menu')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(openMenu).toBeFocused();
});

test('a page stores nothing, and loads the code of an island when the pointer reaches its button', async ({
  page,
  context,
}) => {
  const scripts: string[] = [];
  page.on(
    'request',
    (request) =>
      request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname),
  );
  await page.goto(textPage);
  await page.waitForLoadState('networkidle');
  // The page's own script, and what fills the advertising slot.
  expect(scripts.map((pathname) => pathname.replace(/^.*\/|\..*$/g, '')).sort()).toEqual([
    'runtime',
    'startPlacements',
  ]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await context.cookies()).toEqual([]);

  const settings = page.locator('[role=dialog]');
  await expect(settings).toHaveCount(0);
  const idle = page.waitForResponse(/\/assets\/registerServiceWorker\./);
  await page.mouse.move(700, 700);
  await idle;
  expect(scripts.filter((pathname) => pathname.includes('/islands.'))).toEqual([]);
  const loaded = page.waitForResponse(/\/assets\/islands\./);
  await page.getByRole('button', { name: 'Settings' }).hover();
  await loaded;
  // Rendered by an idle browser, closed.
  await expect(settings.getByText('Right to left')).toHaveCount(1);
  await expect(settings).toBeHidden();
});

// src/app/build/document/prePaintScript.test.ts has what the inline script decides.
test('dark mode on a light system is dark from the first paint on', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await rememberChoice(page, { mode: 'dark' });
  await page.addInitScript(() => {
    if (window.top !== window) return;
    const seen: [string | null, number][] = [];
    Object.assign(window, { seen });
    new MutationObserver((records) => {
      const changed = records.some(({ attributeName }) => attributeName === 'data-color-scheme');
      if (changed)
        seen.push([document.documentElement.getAttribute('data-color-scheme'), performance.now()]);
    }).observe(document, { subtree: true, attributes: true });
  });
  const release = await holdScript(page);
  await page.goto(textPage, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
  release();
  await page.waitForLoadState('networkidle');
  const { seen, firstPaint } = await page.evaluate(() => ({
    seen: (window as unknown as { seen: [string, number][] }).seen,
    firstPaint: performance.getEntriesByName('first-paint')[0]?.startTime ?? 0,
  }));
  expect(seen.length).toBeGreaterThan(0);
  expect(firstPaint).toBeGreaterThan(0);
  for (const [shown, time] of seen) {
    expect(shown).toBe('dark');
    expect(time).toBeLessThan(firstPaint);
  }
});

test('a chosen mode is stored under the product keys, and applies in other tabs and on the next page', async ({
  context,
}) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  await one.goto(textPage);
  await other.goto(nextPage);
  await choose(one, 'Dark');
  await expect(other.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  expect(await one.evaluate(() => ({ ...localStorage }))).toMatchObject({
    mode: 'dark',
    'color-scheme': 'dark',
  });
  await other.goto(textPage);
  await expect(other.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await choose(other, 'Light');
  await expect(one.locator('html')).toHaveAttribute('data-color-scheme', 'light');
});

test('a demo in the address wins over cookies from the first frame on, and is in view', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([
    { name: 'codeVariant', value: 'TS', url: baseURL! },
    { name: 'codeStyling', value: 'Tailwind', url: baseURL! },
  ]);
  await watchFrames(page, () => {
    const { codeVariant, codeStyling } = document.documentElement.dataset;
    const block = document.querySelector('pre[data-variant=TS]');
    return block ? [codeVariant, codeStyling, getComputedStyle(block).display].join() : undefined;
  });
  const release = await holdScript(page);
  await page.route('**/frames/*/', (route) => route.fulfill({ contentType: 'text/html' }));
  await page.goto(`${demoPage}#css-DashboardLayoutSlots.js`, { waitUntil: 'commit' });
  await page.waitForFunction(
    () =>
      performance.getEntriesByName('first-paint').length > 0 &&
      document.querySelector('pre[data-variant=TS]'),
  );
  release();
  await page.waitForLoadState('networkidle');
  expect([...new Set(await drawnIn(page))]).toEqual(['JS,CSS,none']);
  const top = (await page.locator('figure#DashboardLayoutSlots').boundingBox())!.y;
  expect(top).toBeGreaterThanOrEqual((await page.getByRole('banner').boundingBox())!.height);
  expect(top).toBeLessThan(page.viewportSize()!.height / 2);
});
