import type { Page } from '@playwright/test';
import { parseDemoTheme, sampleThemes } from '../../src/domain/theme/demoTheme';
import { drawnIn, watchFrames } from '../support/frames';
import { demoPage } from '../support/site';
import { expect, test } from '../support/test';

const [{ name, light }] = sampleThemes as [(typeof sampleThemes)[0]];

const editorPage = '/toolpad/core/theme/';

const frameOf = (page: Page) => page.locator('figure#DashboardLayoutBasic iframe').contentFrame();

/** The primary color of the theme of a demo's app, in its variables. */
const primary = (page: Page) =>
  frameOf(page)
    .locator('html')
    .evaluate((html) => getComputedStyle(html).getPropertyValue('--mui-palette-primary-main'));

test('a theme is on the demos of its page at once and, once used, on those of other tabs and visits', async ({
  context,
}) => {
  const [editor, other] = [await context.newPage(), await context.newPage()];
  await other.goto(demoPage);
  await other.locator('figure#DashboardLayoutBasic').scrollIntoViewIfNeeded();
  await expect(frameOf(other).getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  const before = await primary(other);

  await editor.goto(editorPage);
  await editor.getByRole('button', { name, exact: true }).click();
  await editor.locator('[data-scenes]').first().scrollIntoViewIfNeeded();
  const sample = editor.locator('[data-scenes] iframe').first().contentFrame();
  await expect
    .poll(() =>
      sample
        .locator('html')
        .evaluate((html) => getComputedStyle(html).getPropertyValue('--mui-palette-primary-main')),
    )
    .toBe(light.primary);
  expect(await primary(other)).toBe(before);

  await editor.getByRole('button', { name: 'Use on all demos' }).click();
  await expect.poll(() => primary(other)).toBe(light.primary);

  // The colors of the header's title in each frame that the browser drew.
  const visit = await context.newPage();
  await watchFrames(visit, () => {
    const title = [...document.querySelectorAll('#demo header a *')].at(-1);
    return title?.checkVisibility({ visibilityProperty: true })
      ? getComputedStyle(title).color
      : undefined;
  });
  await visit.goto(demoPage);
  await visit.locator('figure#DashboardLayoutBasic').scrollIntoViewIfNeeded();
  await expect(frameOf(visit).getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(await drawnIn(visit)).toEqual([]);
  const drawn = await frameOf(visit)
    .locator('html')
    .evaluate(() => window.drawn);
  expect([...new Set(drawn)]).toEqual(['rgb(154, 52, 18)']);

  await editor.getByRole('button', { name: 'Back to the default' }).click();
  await expect.poll(() => primary(other)).toBe(before);
});

test('a link with a theme shows it on its page alone, with the editor open', async ({ page }) => {
  const link = `${editorPage}?demoTheme=`;
  await page.goto(`${link}junk`);
  await expect(page.getByRole('alert').filter({ hasText: 'valid theme' })).toBeVisible();
  const theme = '000000-9a3412-ffffff-ffffff-ffffff-9a3412-000000-000000-0-serif-compact';
  await page.goto(link + theme);
  const field = page
    .getByRole('group', { name: 'Light' })
    .getByRole('textbox', { name: 'Primary', exact: true });
  await expect(field).toHaveValue(parseDemoTheme(theme).light.primary);
  expect(await page.evaluate(() => localStorage.getItem('demoTheme'))).toBeNull();
});
