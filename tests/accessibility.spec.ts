import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { allLooks, rememberChoice } from './support/reader';
import { referencePages } from './support/referencePages';
import { isReference, pages, phone, textPage } from './support/site';
import { expect, test } from './support/test';

/** Demos are documents of the product they show; what stands around them is ours. */
async function violations(page: Page, part = 'html') {
  const { violations: found } = await new AxeBuilder({ page })
    .include(part)
    .exclude('iframe')
    .analyze();
  return found.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
}

test('no page of the reference is left out', () => {
  expect(
    pages
      .map(({ address }) => address)
      .filter(isReference)
      .sort(),
  ).toEqual([...referencePages].sort());
});

// Generated pages are many, and one is built like the other: one test opens each once for all looks.
for (const { address } of pages.filter((page) => isReference(page.address))) {
  test(`${address} has no axe violation in any look`, async ({ page }) => {
    // Four looks at a long page.
    test.slow();
    for (const [index, look] of allLooks.entries()) {
      await rememberChoice(page, look);
      await page.goto(address);
      await expect(page.locator('html')).toHaveAttribute('dir', look.direction);
      // What stands around the text was looked at before.
      expect(
        await violations(page, index === 0 ? 'html' : 'main'),
        `${look.mode} ${look.direction}`,
      ).toEqual([]);
    }
  });
}

for (const { address } of pages.filter((page) => !isReference(page.address))) {
  for (const look of allLooks) {
    test(`${address} has no axe violation in ${look.mode} ${look.direction}`, async ({ page }) => {
      await rememberChoice(page, look);
      await page.goto(address);
      expect(await violations(page)).toEqual([]);
    });
  }
}

for (const look of allLooks) {
  test(`the open menu of a phone has no axe violation in ${look.mode} ${look.direction}`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await rememberChoice(page, look);
    await page.goto(textPage);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.locator('#docs-menu')).toBeVisible();
    expect(await violations(page, '#docs-menu')).toEqual([]);
  });

  test(`the open theme menu has no axe violation in ${look.mode} ${look.direction}`, async ({
    page,
  }) => {
    await rememberChoice(page, look);
    await page.goto(textPage);
    await page.getByRole('button', { name: 'Colour scheme' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    expect(await violations(page, 'header')).toEqual([]);
  });
}
