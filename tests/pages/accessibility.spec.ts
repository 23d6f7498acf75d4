import type { Page } from '@playwright/test';
import { evidenceOf } from '../support/evidence';
import { axeViolations } from '../support/axe';
import { acceptedFindings, equalAccessFindings } from '../support/equalAccess';
import { pageKinds } from '../../scripts/checks/pageKinds';
import { rememberChoice, twoModes } from '../support/reader';
import { isReference } from '../support/referencePages';
import { pages } from '../support/site';
import { expect, test } from '../support/test';

/** The rules about what a mode changes. Structure, names and roles are the same in all, colors in both directions. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Highlighted code is thousands of elements in a dozen colors: a block without a new one becomes plain text. */
const flattenCode = (page: Page) =>
  page.evaluate(() => {
    const seen = new Set<string>();
    for (const code of document.querySelectorAll('pre code')) {
      const names = [...code.querySelectorAll('*')].map((element) => element.className);
      if (names.every((name) => seen.has(name))) code.textContent = String(code.textContent);
      for (const name of names) seen.add(name);
    }
  });

/** Its demos have the longest row of tools. */
const stylingPage = '/toolpad/core/react-persistent-state/';
const addressesOfKinds: readonly string[] = Object.values(pageKinds);

// Generated pages of one kind are built alike: one of each stands for all. Written pages differ in structure,
// but not in color, which is the components' alone.
const otherPages = pages
  .map(({ address }) => address)
  .filter((address) => !isReference(address) && !addressesOfKinds.includes(address));

// A right-to-left page is also as wide as what sticks out on its left, such as a hidden tooltip.
for (const mode of twoModes) {
  test(`a page of each kind fits 320 px with everything expanded, ${mode.direction}`, async ({
    page,
  }) => {
    evidenceOf('1.4.10 Reflow');
    await rememberChoice(page, mode);
    await page.setViewportSize({ width: 320, height: 700 });
    await withoutDemos(page);
    for (const address of [...addressesOfKinds, stylingPage]) {
      await page.goto(address);
      const width = await page.evaluate(() => {
        for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details'))
          fold.open = true;
        return document.documentElement.scrollWidth;
      });
      expect(width, address).toBeLessThanOrEqual(320);
    }
  });
}

const withoutDemos = (page: Page) =>
  page.route('**/frames/*/', (route) => route.fulfill({ contentType: 'text/html' }));

// A tab for each page would take as long as the check.
const pagesInTab = 12;
for (let first = 0; first < otherPages.length; first += pagesInTab) {
  const addresses = otherPages.slice(first, first + pagesInTab);
  test(`${addresses[0]} and the ${addresses.length - 1} pages after it have no axe violation but of color`, async ({
    page,
  }) => {
    await withoutDemos(page);
    for (const address of addresses) {
      await page.goto(address);
      await flattenCode(page);
      expect(await axeViolations(page, 'html', { except: colorRules }), address).toEqual([]);
    }
  });
}

for (const address of addressesOfKinds)
  test(`${address} has no axe violation, and none of color in dark mode`, async ({ page }) => {
    await withoutDemos(page);
    await page.goto(address);
    await flattenCode(page);
    expect(await axeViolations(page)).toEqual([]);
    // A page in system mode follows the system.
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map(({ finished }) => finished)),
    );
    expect(await axeViolations(page, 'html', { only: colorRules })).toEqual([]);
  });

test('Equal Access finds only what is accepted on a page of each kind, and enough contrast in dark mode', async ({
  page,
}) => {
  await withoutDemos(page);
  const found = new Set<string>();
  for (const address of addressesOfKinds) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(address);
    await flattenCode(page);
    const { accepted, others } = await equalAccessFindings(page);
    expect.soft(others, address).toEqual([]);
    for (const rule of accepted) found.add(rule);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
    const inDark = await equalAccessFindings(page, 'text_contrast_sufficient');
    expect.soft(inDark.others, `${address} in dark mode`).toEqual([]);
  }
  // What the engine no longer reports needs no reason.
  expect([...found].sort()).toEqual(Object.keys(acceptedFindings).sort());
});
