import type { Locator, Page } from '@playwright/test';
import { settled } from './support/loading';
import { demoPage, desktop, phone, textPage } from './support/site';
import { expect, test } from './support/test';

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
  test(`code out of view is as high as its lines will be, on a ${kind}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(textPage);
    await page.evaluate(() => document.fonts.ready);
    const before = await blockTops(page);
    expect(await isDrawn(page.locator('[data-lines] > *').last())).toBe(false);
    await page.evaluate(() => {
      for (const code of document.querySelectorAll<HTMLElement>('[data-lines]'))
        code.style.contentVisibility = 'visible';
    });
    expect(await isDrawn(page.locator('[data-lines] > *').last())).toBe(true);
    expect(await blockTops(page)).toEqual(before);
  });
}

declare global {
  interface Window {
    /** At each change of the look, before it is painted: how many blocks of the text rest, where each one is, what else rests, and what rests in vain. */
    looks: { resting: number; tops: number[]; others: string[]; nested: number }[];
    /** How many parts of the page rest after each press. */
    rested: number[];
  }
}

const restingParts = (page: Page) => page.locator('[style*="content-visibility: hidden"]');

/** A page whose reader is there, and which notes what a change of its look does. */
async function openWatched(page: Page) {
  await page.setViewportSize(desktop);
  await page.goto(demoPage);
  await page.waitForLoadState('networkidle');
  await page.mouse.move(9, 9);
  await expect(page.locator('article > :last-child')).toHaveAttribute('style', /contain-intrinsic/);
  // What is out of view is told with a frame.
  await settled(page);
  await page.evaluate(() => {
    window.looks = [];
    // Observers are told in the order in which they came: the page's own has been.
    new MutationObserver(() => {
      const blocks = [...document.querySelectorAll<HTMLElement>('article > *')];
      window.looks.push({
        resting: blocks.filter((block) => block.style.contentVisibility === 'hidden').length,
        tops: blocks.map((block) => Math.round(block.getBoundingClientRect().top + scrollY)),
        others: ['figure', 'figure > div', 'article + div', 'footer'].filter(
          (part) => document.querySelector<HTMLElement>(part)!.style.contentVisibility === 'hidden',
        ),
        nested: document.querySelectorAll(
          '[style*="content-visibility: hidden"] [style*="content-visibility: hidden"]',
        ).length,
      });
    }).observe(document.documentElement, { attributeFilter: ['data-color-scheme', 'dir'] });
  });
}

const firstLook = (page: Page) => page.evaluate(() => window.looks[0]!);

test('a chosen mode shows first on what is in view; what is not rests where it was, and follows', async ({
  page,
}) => {
  await openWatched(page);
  const before = await blockTops(page);
  await page.getByRole('button', { name: 'Colour scheme' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  const { resting, tops, others, nested } = await firstLook(page);
  expect(tops).toEqual(before);
  expect(resting).toBe(before.filter((top) => top > desktop.height).length);
  // Of the demo that is half in view, its tools are not.
  expect(others).toEqual(['figure > div', 'article + div', 'footer']);
  expect(nested).toBe(0);
  await expect(restingParts(page)).toHaveCount(0);
  expect(await blockTops(page)).toEqual(before);
});

test('what is out of view rests from the press on, and wakes when nothing is chosen', async ({
  page,
}) => {
  await openWatched(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeVisible();
  const press = async (name: string) => {
    await page.getByRole('radio', { name }).hover({ force: true });
    await page.mouse.down();
  };
  await page.evaluate(() => {
    window.rested = [];
    addEventListener('pointerdown', () =>
      window.rested.push(document.querySelectorAll('[style*="content-visibility: hidden"]').length),
    );
  });
  await press('TypeScript');
  await page.mouse.up();
  await press('Dark');
  await expect(restingParts(page)).toHaveCount(0);
  await page.mouse.up();
  const [besides, pressed] = await page.evaluate(() => window.rested);
  expect(besides).toBe(0);
  expect(pressed).toBeGreaterThan(50);
  expect((await firstLook(page)).resting).toBeGreaterThan(50);
});

test('whoever scrolls meets no resting block, and the one with the focus does not rest', async ({
  page,
}) => {
  await openWatched(page);
  const awake = await page.evaluate(async () => {
    const focused = [...document.querySelectorAll<HTMLElement>('article > * a')].at(-1)!;
    focused.focus({ preventScroll: true });
    document.body.click();
    document.documentElement.dir = 'rtl';
    await Promise.resolve();
    const keepsFocus = focused.checkVisibility({ contentVisibilityAuto: true });
    const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
    scrollBy({ top: 400, behavior: 'instant' });
    await scrolled;
    return {
      keepsFocus,
      resting: document.querySelectorAll('article > [style*="content-visibility: hidden"]').length,
    };
  });
  expect((await firstLook(page)).resting).toBeGreaterThan(50);
  expect(awake).toEqual({ keepsFocus: true, resting: 0 });
});

test('nothing rests when the system changes the mode', async ({ page }) => {
  await openWatched(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  expect((await firstLook(page)).resting).toBe(0);
});
