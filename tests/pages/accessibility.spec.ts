import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { pageKinds, referenceKinds } from '../support/pageKinds';
import { rememberChoice, twoModes } from '../support/reader';
import { isReference, pages, phone, textPage } from '../support/site';
import { expect, test } from '../support/test';

/** The rules about what mode and direction change. Structure, names and roles are the same in all of them. */
const rulesOfModes = ['color-contrast', 'link-in-text-block'];

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

/**
 * Demos are documents of the product they show; what stands around them is ours.
 * @param rules all of axe where none are given
 */
async function violations(page: Page, part = 'html', rules?: string[]) {
  const axe = new AxeBuilder({ page }).include(part).exclude('iframe');
  const { violations: found } = await (rules ? axe.withRules(rules) : axe).analyze();
  return found.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
}

// Generated pages of one kind are built alike: one of each stands for all. Written pages are all different.
const addresses = [
  ...pages.map(({ address }) => address).filter((address) => !isReference(address)),
  ...referenceKinds.map((kind) => pageKinds[kind]),
];

for (const [index, mode] of twoModes.entries()) {
  const name = `${mode.mode} ${mode.direction}`;
  const rules = index === 0 ? undefined : rulesOfModes;

  for (const address of addresses) {
    test(`${address} has no axe violation in ${name}`, async ({ page }) => {
      await rememberChoice(page, mode);
      await page.route('**/frames/*/', (route) => route.fulfill({ contentType: 'text/html' }));
      await page.goto(address);
      await expect(page.locator('html')).toHaveAttribute('dir', mode.direction);
      await flattenCode(page);
      expect(await violations(page, 'html', rules)).toEqual([]);
    });
  }

  test(`the open phone menu has no axe violation in ${name}`, async ({ page }) => {
    await page.setViewportSize(phone);
    await rememberChoice(page, mode);
    await page.goto(textPage);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.locator('#docs-menu')).toBeVisible();
    expect(await violations(page, '#docs-menu')).toEqual([]);
  });

  test(`the open theme menu has no axe violation in ${name}`, async ({ page }) => {
    await rememberChoice(page, mode);
    await page.goto(textPage);
    await page.getByRole('button', { name: 'Color scheme' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    expect(await violations(page, 'header')).toEqual([]);
  });
}
