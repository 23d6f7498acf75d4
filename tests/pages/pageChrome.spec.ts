import type { Locator, Page } from '@playwright/test';
import { agentStrings } from '../../src/domain/strings/agentStrings';
import { evidenceOf } from '../support/evidence';
import { drawnIn, watchFrames } from '../support/frames';
import { rememberChoice } from '../support/reader';
import { demoPage, desktop, phone, textPage } from '../support/site';
import { hold } from '../support/hold';
import { expect, test } from '../support/test';

const widths = [320, 344, 390, 599, 600, 768, 900, 1199, 1200, 1440];

for (const direction of ['ltr', 'rtl'] as const) {
  test(`nothing in the bar overlaps or is cut off at any width, ${direction}`, async ({ page }) => {
    evidenceOf('1.4.10 Reflow');
    await rememberChoice(page, { direction });
    await page.goto('/toolpad/studio/concepts/queries/');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 700 });
      const problems = await page.locator('header').evaluate((bar) => {
        const shown = [...bar.querySelectorAll('button, a, small')]
          .filter((item) => item.checkVisibility())
          .map((item) => ({ item, box: item.getBoundingClientRect() }));
        const nameOf = (item: Element) => item.getAttribute('aria-label') ?? item.textContent;
        return shown.flatMap(({ item, box }, index) => [
          ...(box.left < 0 || box.right > document.documentElement.clientWidth
            ? [`${nameOf(item)} is cut off`]
            : []),
          ...(item.matches('button, a') && Math.min(box.width, box.height) < 32
            ? [`${nameOf(item)} is too small`]
            : []),
          ...shown
            .slice(index + 1)
            .filter((other) => other.box.left < box.right && box.left < other.box.right)
            .map((other) => `${nameOf(item)} overlaps ${nameOf(other.item)}`),
        ]);
      });
      expect(problems, `${width} px`).toEqual([]);
    }
  });
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 700 } });

  test('buttons in the bar are 44 px high and wide', async ({ page }) => {
    evidenceOf('2.5.8 Target Size (Minimum)');
    await page.goto(textPage);
    const boxes = await page.locator('header :is(button, a)').evaluateAll((items) =>
      items
        .filter((item) => item.checkVisibility())
        .map((item) => item.getBoundingClientRect())
        .map(({ width, height }) => Math.min(width, height)),
    );
    expect(boxes).toHaveLength(4);
    expect(Math.min(...boxes)).toBeGreaterThanOrEqual(44);
  });
});

test('choosing a color scheme keeps the scroll position', async ({ page }) => {
  await page.route('**/frames/*/', (route) => route.fulfill({ contentType: 'text/html' }));
  await page.goto(demoPage);
  await page.evaluate(() => scrollTo(0, 5300));
  // Playwright's own click would scroll the page first.
  const press = async (target: Locator) => {
    const box = (await target.boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  };
  const scrolledTo = () => page.evaluate(() => scrollY);
  expect(await scrolledTo()).toBe(5300);
  for (const [name, scheme] of [
    ['Dark', 'dark'],
    ['Light', 'light'],
  ] as const) {
    await press(page.getByRole('button', { name: 'Color scheme' }));
    const choice = page.getByRole('menu').getByText(name, { exact: true });
    await expect(choice).toBeVisible();
    expect(await scrolledTo(), 'with the menu open').toBe(5300);
    await press(choice);
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', scheme);
    await expect(page.getByRole('button', { name: 'Color scheme' })).toBeFocused();
    expect(await scrolledTo(), name).toBe(5300);
  }
});

test('the contents list ends where the footer begins', async ({ page }) => {
  await page.goto(demoPage);
  const list = page.getByRole('navigation', { name: 'On this page' });
  await expect(list).toBeInViewport();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('contentinfo')).toBeInViewport({ ratio: 0.9 });
  const [{ y, height }, footer] = [
    (await list.boundingBox())!,
    (await page.getByRole('contentinfo').boundingBox())!,
  ];
  expect(y + height).toBeLessThanOrEqual(footer.y + 1);
});

test('the menu on a phone traps focus, and closes with Escape and on a click outside', async ({
  page,
}) => {
  evidenceOf('2.4.3 Focus Order');
  await page.setViewportSize(phone);
  await page.goto(textPage);
  const menu = page.locator('#docs-menu');
  const button = page.getByRole('button', { name: 'Open menu' });
  await button.click();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement === body || activeElement?.closest('#docs-menu') !== null;
    });
    expect(isInside).toBe(true);
  }
  evidenceOf('2.1.2 No Keyboard Trap');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  evidenceOf('2.4.3 Focus Order');
  await expect(button).toBeFocused();
  await button.click();
  await expect(menu).toBeVisible();
  await page.mouse.click(phone.width - 10, 400);
  await expect(menu).toBeHidden();
});

test.describe('navigation between pages', () => {
  test.use({ viewport: { width: desktop.width, height: 480 } });

  const overview = '/toolpad/core/introduction/';

  /** Is the active entry between the filter box and the lower edge of the menu? */
  const isActiveInView = (page: Page) =>
    page.locator('#docs-menu').evaluate((nav) => {
      const active = nav.querySelector('li > [aria-current]')!.getBoundingClientRect();
      const head = nav.querySelector('[data-nav-head]')!.getBoundingClientRect();
      return active.top >= head.bottom - 1 && active.bottom <= nav.getBoundingClientRect().bottom;
    });

  test('the menu keeps its scroll position from the first frame on', async ({ page }) => {
    await page.addInitScript(() => {
      // Tall entries, so that the menu scrolls regardless of its contents.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('#docs-menu :is(a, summary) { min-block-size: 110px }');
      document.adoptedStyleSheets.push(sheet);
    });
    await watchFrames(page, () => {
      const nav = document.querySelector('#docs-menu');
      return nav ? Math.round(nav.scrollTop) : undefined;
    });
    const seen = () => drawnIn<number>(page);
    const frames = () => expect.poll(async () => (await seen()).length).toBeGreaterThan(30);

    await page.goto(textPage);
    await frames();
    expect(await isActiveInView(page)).toBe(true);
    expect(Math.min(...(await seen()))).toBeGreaterThan(0);
    const menu = page.locator('#docs-menu');
    await menu.evaluate((nav) => (nav.scrollTop = 40));
    await menu.locator(`li a[href="${overview}"]`).evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(overview);
    await frames();
    expect(new Set(await seen())).toEqual(new Set([40]));
    expect(await isActiveInView(page)).toBe(true);
  });
});

test('the settings have their styles in the first frame that shows them', async ({ page }) => {
  await watchFrames(page, () => {
    const dialog = document.querySelector('[role=dialog]');
    if (!dialog?.checkVisibility({ visibilityProperty: true })) return undefined;
    const { inlineSize, padding, position } = getComputedStyle(dialog);
    return [position, inlineSize, padding].join(' ');
  });
  await page.goto(textPage);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect.poll(async () => (await drawnIn(page)).length).toBeGreaterThan(10);
  expect(new Set(await drawnIn(page))).toEqual(new Set(['fixed 360px 0px']));
});

test('island styles only use CSS variables that are defined', async ({ page }) => {
  await page.goto(textPage);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  const { used, missing } = await page.evaluate(() => {
    const css = [...document.styleSheets, ...document.adoptedStyleSheets]
      .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
      .join();
    const names = [...new Set([...css.matchAll(/var\((--docs-[\w-]+)/g)].map(([, name]) => name!))];
    // The island inherits those of the page, and has the others itself.
    const island = getComputedStyle(document.querySelector('[role=dialog]')!);
    return { used: names.length, missing: names.filter((name) => !island.getPropertyValue(name)) };
  });
  expect(used).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});

test('a vote in view of a page that scrolls counts once', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1800 });
  const loaded = page.waitForResponse(/\/attachPageEnd\./);
  await page.goto('/toolpad/core/introduction/roadmap/');
  await loaded;
  const vote = page.getByRole('button', { name: /^Yes/ });
  await expect(vote).toBeInViewport();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await vote.click();
  await expect(vote).toHaveAttribute('aria-pressed', 'true');
});

test('the menu of the page closes with Escape, which returns the focus', async ({ page }) => {
  evidenceOf('2.4.3 Focus Order');
  await page.goto(textPage);
  const menu = page.getByRole('button', { name: agentStrings['markdown.menu'] });
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: agentStrings['markdown.view'] });
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(menu).toBeFocused();
});

test.describe('with a lost request', () => {
  test.use({ expectedConsole: [/net::ERR_FAILED/] });

  test('a prompt is copied if the click comes before the code, which may also fail', async ({
    context,
    page,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const release = await hold(page, /\/copyPage\./);
    await page.goto(textPage);
    await page.getByRole('button', { name: agentStrings['prompt.copy'] }).click();
    release();
    await expect(page.getByRole('button', { name: agentStrings['markdown.copied'] })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Follow the page/);

    await page.unroute(/\/copyPage\./);
    await page.route(/\/copyPage\./, (route) => route.abort());
    await page.reload();
    await page.getByRole('button', { name: agentStrings['markdown.copy'] }).click();
    await expect(page.getByRole('button', { name: agentStrings['markdown.failed'] })).toBeVisible();
  });
});

test('title and contents stay where they are from a page with demos to one without', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  const places = async (address: string) => {
    await page.goto(address);
    const boxes = [page.getByRole('heading', { level: 1 }), page.locator('[data-toc]')];
    return Promise.all(boxes.map(async (box) => (await box.boundingBox())!.x));
  };
  expect(await places(textPage)).toEqual(await places(demoPage));
});
