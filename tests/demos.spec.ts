import type { Locator, Page } from '@playwright/test';
import { rememberChoice } from './support/reader';
import { demoPage } from './support/site';
import { expect, test } from './support/test';

const demo = (page: Page, name: string) => page.locator('figure', { has: page.locator(`iframe[src*="${name}"]`) });
const frameOf = (figure: Locator) => figure.locator('iframe').contentFrame();

test('a demo runs the real component and answers', async ({ page }) => {
  await page.goto(demoPage);
  const figure = demo(page, 'DashboardLayoutBasic');
  await figure.scrollIntoViewIfNeeded();
  const frame = frameOf(figure);
  await expect(frame.getByRole('heading', { name: 'Home' })).toBeVisible();
  await frame.getByRole('link', { name: 'Stock' }).click();
  await expect(frame.getByRole('heading', { name: 'Stock' })).toBeVisible();
});

test('every demo runs', async ({ page }) => {
  await page.goto(demoPage);
  const figures = page.locator('figure:has(iframe)');
  expect(await figures.count()).toBe(3);
  for (const figure of await figures.all()) {
    await figure.scrollIntoViewIfNeeded();
    await expect(frameOf(figure).locator('#demo')).not.toBeEmpty();
    await expect(frameOf(figure).getByRole('alert')).toHaveCount(0);
  }
});

test('demos far below are not loaded before the reader comes near', async ({ page }) => {
  const frames: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && request.frame() !== page.mainFrame() && frames.push(request.url()));
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto(demoPage);
  await page.waitForLoadState('networkidle');
  expect(frames.length).toBeLessThan(3);
});

test('a demo is dark where the page is dark, and changes with it', async ({ page }) => {
  await rememberChoice(page, {});
  await page.goto(demoPage);
  const figure = demo(page, 'DashboardLayoutBasic');
  await figure.scrollIntoViewIfNeeded();
  const frame = frameOf(figure);
  await expect(frame.getByRole('heading', { name: 'Home' })).toBeVisible();
  const root = frame.locator('html');
  await expect(root).toHaveAttribute('data-toolpad-color-scheme', 'light');

  await page.getByRole('button', { name: 'Colour scheme' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(root).toHaveAttribute('data-toolpad-color-scheme', 'dark');
  await expect(root).toHaveAttribute('data-color-scheme', 'dark');

  await page.reload();
  await figure.scrollIntoViewIfNeeded();
  await expect(root).toHaveAttribute('data-toolpad-color-scheme', 'dark');
});

test('a demo is mirrored where the page is', async ({ page }) => {
  await rememberChoice(page, { direction: 'rtl' });
  await page.goto(demoPage);
  const figure = demo(page, 'DashboardLayoutBasic');
  await figure.scrollIntoViewIfNeeded();
  const frame = frameOf(figure);
  const link = await frame.getByRole('link', { name: 'Stock' }).boundingBox();
  const heading = await frame.getByRole('heading', { name: 'Home' }).boundingBox();
  expect(link!.x).toBeGreaterThan(heading!.x);
});

test('JavaScript instead of TypeScript is chosen once for all demos, and remembered', async ({ page, context, baseURL }) => {
  await page.goto(demoPage);
  const [first, second] = [page.locator('figure:has(iframe)').nth(0), page.locator('figure:has(iframe)').nth(1)];
  await second.locator('summary').click();
  await expect(second.locator('pre[data-variant=TS]')).toBeVisible();
  await first.getByRole('button', { name: 'JS', exact: true }).click();
  await expect(second.locator('pre[data-variant=JS]')).toBeVisible();
  await expect(second.locator('pre[data-variant=TS]')).toBeHidden();
  await expect(second.getByRole('button', { name: 'JS', exact: true })).toHaveAttribute('aria-pressed', 'true');
  expect(await context.cookies(baseURL)).toEqual([expect.objectContaining({ name: 'codeVariant', value: 'JS' })]);

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'JS');
  await first.locator('summary').click();
  await expect(first.locator('pre[data-variant=JS]')).toBeVisible();
});

test('copying a demo copies the code that is shown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(demoPage);
  const figure = demo(page, 'DashboardLayoutBasic');
  await figure.getByRole('button', { name: 'JS', exact: true }).click();
  await figure.getByRole('button', { name: 'Copy code' }).click();
  await expect(figure.getByText('Copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('export default function DashboardLayoutBasic()');
  expect(copied).not.toContain('type Navigation');
});
