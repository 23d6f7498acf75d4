import { holdIslands, holdScript } from '../support/hold';
import type { Page } from '@playwright/test';
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

test('right-to-left mirrors the page without loading a style sheet', async ({ page }) => {
  const requested: string[] = [];
  page.on(
    'request',
    (request) => request.resourceType() === 'stylesheet' && requested.push(request.url()),
  );
  await rememberChoice(page, { direction: 'rtl' });
  await page.goto(textPage);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const menu = await page.locator('#docs-menu').boundingBox();
  const article = await page.getByRole('article').boundingBox();
  const contents = await page.getByRole('navigation', { name: 'On this page' }).boundingBox();
  expect(menu!.x).toBeGreaterThan(article!.x);
  expect(article!.x).toBeGreaterThan(contents!.x);
  expect(menu!.x + menu!.width).toBe(page.viewportSize()!.width);
  expect(requested).toEqual([]);
});

test.describe('code language and styling', () => {
  test('an address wins over a cookie from the first frame on', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([
      { name: 'codeVariant', value: 'TS', url: baseURL! },
      { name: 'codeStyling', value: 'Tailwind', url: baseURL! },
    ]);
    // What each frame that the browser drew showed.
    await page.addInitScript(() => {
      if (window.top !== window) return;
      const seen: string[] = [];
      Object.assign(window, { seen });
      const recordFrame = () => {
        const { codeVariant, codeStyling } = document.documentElement.dataset;
        const block = document.querySelector('pre[data-variant=TS]');
        const isShown = block && getComputedStyle(block).display !== 'none';
        if (block) seen.push(`${codeVariant}, ${codeStyling}, TS ${isShown ? 'shown' : 'hidden'}`);
        requestAnimationFrame(recordFrame);
      };
      requestAnimationFrame(recordFrame);
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
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect([...new Set(seen)]).toEqual(['JS, CSS, TS hidden']);
  });

  test('a choice in any control applies to every code block in every open tab', async ({
    context,
  }) => {
    const [one, other] = [await context.newPage(), await context.newPage()];
    for (const page of [one, other]) await page.goto(demoPage);
    // Versions in other stylings are hidden in both languages.
    const shown = (page: Page, variant: string, styling = 'system') =>
      page.evaluate(
        (wanted) =>
          [...document.querySelectorAll(wanted)].every(
            (block) => getComputedStyle(block).display !== 'none',
          ),
        `pre[data-variant=${variant}]:is(:not([data-styling]), [data-styling~=${styling}])`,
      );

    await one.getByRole('button', { name: 'JS', exact: true }).first().click();
    await expect(other.locator('html')).toHaveAttribute('data-code-variant', 'JS');
    for (const page of [one, other]) {
      expect(await shown(page, 'JS')).toBe(true);
      expect(await shown(page, 'TS')).toBe(false);
      await expect(
        page.getByRole('button', { name: 'JS', exact: true, pressed: true }),
      ).toHaveCount(await page.getByRole('button', { name: 'JS', exact: true }).count());
    }

    await other.getByRole('button', { name: 'Settings' }).click();
    await other.getByRole('radio', { name: 'TypeScript' }).check();
    await other.getByRole('radio', { name: 'CSS' }).check();
    await expect(one.locator('html')).toHaveAttribute('data-code-variant', 'TS');
    await expect(one.locator('html')).toHaveAttribute('data-code-styling', 'CSS');
    expect(await shown(one, 'TS', 'css')).toBe(true);
  });
});
