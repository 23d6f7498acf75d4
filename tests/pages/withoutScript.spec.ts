import type { Page } from '@playwright/test';
import { agentStrings } from '../../src/domain/strings/agentStrings';
import { strings } from '../../src/domain/strings/strings';
import { evidenceOf } from '../support/evidence';
import { demoPage, phone, textPage } from '../support/site';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('the menu expands a group and links to its pages', async ({ page }) => {
  evidenceOf('2.4.5 Multiple Ways');
  await page.goto(textPage);
  const menu = page.getByRole('navigation', { name: 'Toolpad Core' });
  const link = menu.getByRole('link', { name: 'Dashboard Layout' });
  await expect(link).toBeHidden();
  await menu
    .locator('summary')
    .filter({ hasText: /^Components$/ })
    .click();
  await link.click();
  await expect(page).toHaveURL(demoPage);
  await expect(heading(page)).toHaveText('Dashboard Layout');
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the menu opens over the page, navigates and closes', async ({ page }) => {
    await page.goto(textPage);
    const menu = page.locator('#docs-menu');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu).toBeVisible();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('link', { name: 'Overview' }).click();
    await expect(page).toHaveURL('/toolpad/core/introduction/');
    await expect(menu).toBeHidden();
  });

  test('the table of contents expands and links to a section', async ({ page }) => {
    await page.goto(textPage);
    await page.locator('summary', { hasText: 'On this page' }).click();
    await page
      .locator('[data-toc-folded]')
      .getByRole('link', { name: 'Peer dependencies' })
      .click();
    await expect(page).toHaveURL(`${textPage}#peer-dependencies`);
    await expect(page.locator('#peer-dependencies')).toBeInViewport();
  });
});

test('tabs show one panel at a time', async ({ page }) => {
  await page.goto(textPage);
  const tabs = page.getByRole('group', { name: 'Package manager' }).first();
  const pnpm = tabs.locator('pre', { hasText: 'pnpm create' });
  await expect(tabs.locator('pre:visible')).toHaveCount(1);
  await expect(pnpm).toBeHidden();
  await tabs.getByText('pnpm', { exact: true }).first().click();
  await expect(pnpm).toBeVisible();
  await expect(tabs.locator('pre:visible')).toHaveCount(1);
});

test('code is highlighted and has no buttons that would not work', async ({ page }) => {
  await page.goto(textPage);
  const code = page
    .locator('pre:visible', { hasText: 'tsx' })
    .or(page.locator('pre:visible'))
    .first();
  await expect(code).toBeVisible();
  const plain = await code.evaluate((pre) => getComputedStyle(pre).color);
  const token = await code
    .locator('[class^=tk-]')
    .first()
    .evaluate((span) => getComputedStyle(span).color);
  expect(token).not.toBe(plain);
  await expect(page.getByRole('button', { name: 'Copy code' })).toHaveCount(0);
});

test('a demo shows the lines that matter, and links to all of its code', async ({ page }) => {
  await page.goto(demoPage);
  const demo = page.locator('[data-demo-frame]').first();
  await expect(demo.locator('pre[data-variant=TS]')).toBeVisible();
  await expect(demo.locator('pre[data-variant=JS]')).toBeHidden();
  await demo.locator('summary').click();
  const opened = page.waitForEvent('popup');
  await demo.getByRole('link', { name: 'Full code on a separate page' }).click();
  const code = (await opened).locator('#DashboardLayoutBasic pre').first();
  await expect(code).toBeInViewport();
  await expect(code).toContainText('export default function DashboardLayoutBasic');
});

test('the menu of a demo has its link and no buttons that would not work', async ({ page }) => {
  await page.goto(demoPage);
  const demo = page.locator('[data-demo-frame]').first();
  await demo.getByRole('button', { name: /^More tools/ }).click();
  await expect(demo.getByRole('link', { name: /^(View source|Open demo)/ })).toBeVisible();
  await expect(demo.getByRole('button', { name: 'Copy link' })).toHaveCount(0);
});

test('the menu of the page has a label and its links, without what would not work', async ({
  page,
}) => {
  await page.goto(textPage);
  await page.getByRole('button', { name: agentStrings['markdown.menu'] }).click();
  await expect(page.getByRole('link', { name: agentStrings['markdown.connect'] })).toBeVisible();
  await expect(page.getByRole('button', { name: agentStrings['prompt.copy'] })).toHaveCount(0);
});

test('a demo is shown as a server renders it, with the reason', async ({ page }) => {
  await page.goto(demoPage);
  const demo = page.locator('[data-demo-frame]').first();
  const frame = demo.locator('noscript iframe').contentFrame();
  await expect(frame.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(frame.getByRole('link', { name: 'Orders' })).toBeVisible();
  // Playwright finds no text in `<noscript>`.
  await expect(demo.locator('noscript p')).toBeVisible();
  await expect(demo.locator('noscript p')).toHaveText(strings['demo.noScript']);
});
