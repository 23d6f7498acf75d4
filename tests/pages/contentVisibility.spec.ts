import type { Locator, Page } from '@playwright/test';
import { desktop, phone, textPage } from '../support/site';
import { expect, test } from '../support/test';

const isDrawn = (element: Locator) =>
  element.evaluate((part) => part.checkVisibility({ contentVisibilityAuto: true }));

/** Pixels from the top of the page to each block of its text. */
const blockTops = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('article > *')].map((block) =>
      Math.round(block.getBoundingClientRect().top + scrollY),
    ),
  );

for (const [kind, viewport] of Object.entries({ phone, desktop })) {
  test(`code out of view reserves the height of its lines on a ${kind}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(textPage);
    await page.evaluate(() => document.fonts.ready);
    const before = await blockTops(page);
    // Those of tabs that are not chosen are never drawn.
    const last = page.locator('[data-lines]:visible').last().locator('> *').last();
    expect(await isDrawn(last)).toBe(false);
    await page.evaluate(() => {
      for (const code of document.querySelectorAll<HTMLElement>('[data-lines]'))
        code.style.contentVisibility = 'visible';
    });
    expect(await isDrawn(last)).toBe(true);
    expect(await blockTops(page)).toEqual(before);
  });
}
