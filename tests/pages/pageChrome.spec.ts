import type { Page } from '@playwright/test';
import { demoPage, desktop, phone, textPage } from '../support/site';
import { expect, test } from '../support/test';

const panel = (page: Page) => page.locator('#docs-products');

// Whether a popover closes is up to the browser: it listens to real keys and presses only, which stories cannot make.
test.describe('the product switcher', () => {
  for (const [kind, viewport] of Object.entries({ phone, desktop })) {
    test(`closes with Escape on a ${kind} and returns focus to its button`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(textPage);
      const button = page.getByRole('button', { name: 'Switch product' });
      await button.click();
      await expect(panel(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panel(page)).toBeHidden();
      await expect(button).toBeFocused();
    });

    test(`closes on a click outside on a ${kind}, not on one inside`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(textPage);
      await page.getByRole('button', { name: 'Switch product' }).click();
      await panel(page).getByText('Beta').click();
      await expect(panel(page)).toBeVisible();
      await page.mouse.click(viewport.width - 20, viewport.height - 20);
      await expect(panel(page)).toBeHidden();
    });
  }

  test('closes when focus leaves it', async ({ page }) => {
    await page.goto(textPage);
    await page.getByRole('button', { name: 'Switch product' }).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeVisible();
    const links = await panel(page).getByRole('link').count();
    for (let press = 0; press < links; press += 1) await page.keyboard.press('Tab');
    await expect(panel(page).getByRole('link').last()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(panel(page)).toBeHidden();
  });
});

test('the menu on a phone closes with Escape and on a click outside', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(textPage);
  const menu = page.locator('#docs-menu');
  const button = page.getByRole('button', { name: 'Open menu' });
  await button.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expect(menu).toBeVisible();
  await page.mouse.click(phone.width - 10, 400);
  await expect(menu).toBeHidden();
});

test('the open menu on a phone traps focus', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(textPage);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest('#docs-menu') !== null,
      ),
    ).toBe(true);
  }
});

test('settings close with Escape and return focus to their button', async ({ page }) => {
  await page.goto(textPage);
  const button = page.getByRole('button', { name: 'Settings' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test.describe('navigation between pages', () => {
  test.use({ viewport: { width: desktop.width, height: 480 } });

  const overview = '/toolpad/core/introduction/';

  /** Is the active entry between the filter box and the lower edge of the menu? */
  const isActiveInView = (page: Page) =>
    page.locator('#docs-menu').evaluate((nav) => {
      const active = nav.querySelector('[aria-current]')!.getBoundingClientRect();
      const head = nav.querySelector('[data-nav-head]')!.getBoundingClientRect();
      return active.top >= head.bottom - 1 && active.bottom <= nav.getBoundingClientRect().bottom;
    });

  test('the menu keeps its scroll position from the first frame on', async ({ page }) => {
    await page.addInitScript(() => {
      // Tall entries, so that the menu scrolls regardless of its contents.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('#docs-menu :is(a, summary) { min-block-size: 110px }');
      document.adoptedStyleSheets.push(sheet);
      const seen: number[] = [];
      Object.assign(window, { seen });
      const look = () => {
        const nav = document.querySelector('#docs-menu');
        if (nav) seen.push(Math.round(nav.scrollTop));
        if (seen.length < 30) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    const seen = () => page.evaluate(() => (window as unknown as { seen: number[] }).seen);
    const frames = () => expect.poll(async () => (await seen()).length).toBe(30);

    await page.goto(textPage);
    await frames();
    expect(await isActiveInView(page)).toBe(true);
    expect(Math.min(...(await seen()))).toBeGreaterThan(0);
    const menu = page.locator('#docs-menu');
    await menu.evaluate((nav) => (nav.scrollTop = 40));
    await menu.locator(`a[href="${overview}"]`).evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(overview);
    await frames();
    expect(new Set(await seen())).toEqual(new Set([40]));
    expect(await isActiveInView(page)).toBe(true);
  });

  test('the active entry is in view', async ({ page }) => {
    for (const address of [demoPage, textPage, '/toolpad/studio/getting-started/']) {
      await page.goto(address);
      expect(await isActiveInView(page), address).toBe(true);
    }
  });
});

test('the settings have their styles in the first frame that shows them', async ({ page }) => {
  await page.addInitScript(() => {
    const frames: string[] = [];
    Object.assign(window, { frames });
    const look = () => {
      const dialog = document.querySelector('[role=dialog]');
      if (dialog?.checkVisibility({ visibilityProperty: true })) {
        const { inlineSize, padding, position } = getComputedStyle(dialog);
        frames.push([position, inlineSize, padding].join(' '));
      }
      if (frames.length < 10) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(textPage);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Settings' }).click();
  const frames = () => page.evaluate(() => (window as unknown as { frames: string[] }).frames);
  await expect.poll(async () => (await frames()).length).toBe(10);
  expect(new Set(await frames())).toEqual(new Set(['fixed 360px 0px']));
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
