import type { Locator, Page } from '@playwright/test';
import { preferenceTable } from '../../src/domain/preferences/preferenceTable';
import { strings } from '../../src/domain/strings/strings';
import { sampleThemes } from '../../src/domain/theme/demoTheme';
import { demoPage } from '../support/site';
import { expect, test } from '../support/test';
import { requestsOf } from '../support/requests';

const figureOn = (page: Page) => page.locator('figure#DashboardLayoutBasic');
const field = (figure: Locator) => figure.locator('textarea');
const edited = (figure: Locator) => figure.locator('iframe[sandbox]').contentFrame();

async function openEditor(page: Page, query = ''): Promise<Locator> {
  await page.goto(demoPage + query);
  const figure = figureOn(page);
  await figure.getByRole('button', { name: strings['demo.edit'] }).click();
  await expect(figure.getByText(strings['edit.shown'])).toBeVisible();
  return figure;
}

/** Code of elements, in place of what the layout contains. */
async function showInside(figure: Locator, elements: string) {
  const text = await field(figure).inputValue();
  await field(figure).fill(text.replace(/<Page .*\/>/, elements));
}

test('an edit is rendered, copied as a whole file, kept on reload, and reset', async ({ page }) => {
  const requests = requestsOf(page);
  await page.goto(demoPage);
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => /edit/i.test(url))).toEqual([]);
  const figure = await openEditor(page);
  await showInside(figure, '<h1>{[1, 2].map((n: number) => n * 21).join()}</h1>');
  await expect(edited(figure).getByRole('heading', { name: '21,42' })).toBeVisible();
  await showInside(figure, '<h1>');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await figure.getByRole('button', { name: strings['code.copy'] }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^import .*\n[^]*\n {8}<h1>\{\[1, 2\]/);
  await page.reload();
  await expect(edited(figure).getByRole('heading', { name: '21,42' })).toBeVisible();
  await figure.getByRole('button', { name: strings['edit.reset'], exact: true }).click();
  await expect(edited(figure).getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.reload();
  await expect(figure.locator('[data-preview]').first()).toBeVisible();
  await expect(field(figure)).toHaveCount(0);
});

test('a closing tag that is typed is there once', async ({ page }) => {
  const figure = await openEditor(page);
  await expect(figure.getByRole('button', { name: strings['demo.edit'] })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await field(figure).fill('');
  await field(figure).pressSequentially('<p>{a("b")}</p>');
  await expect(field(figure)).toHaveValue('<p>{a("b")}</p>');
});

test('lines stay where they are when their numbers come', async ({ page }) => {
  await page.goto('/toolpad/core/react-dashboard-layout/');
  const figure = page.locator('figure#DashboardLayoutSlots');
  const placeOf = (line: Locator) =>
    line.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      const { x, y } = text.getBoundingClientRect();
      return [x, y - element.closest('figure')!.getBoundingClientRect().y];
    });
  const before = await placeOf(figure.locator('[data-preview] code').first());
  await figure.getByRole('button', { name: strings['demo.edit'] }).click();
  const after = await placeOf(figure.locator('.pce-line').first());
  expect(Math.abs(after[0]! - before[0]!)).toBeLessThanOrEqual(1);
  expect(Math.abs(after[1]! - before[1]!)).toBeLessThanOrEqual(1);
});

test('two edits and an open playground work beside each other', async ({ page }) => {
  const figure = await openEditor(page);
  await showInside(figure, '<h1>First</h1>');
  await expect(edited(figure).getByRole('heading', { name: 'First' })).toBeVisible();
  await page.getByRole('button', { name: strings['playground.open'] }).click();
  const playground = page.locator('figure#DashboardLayoutPlayground');
  const shell = playground.locator('iframe').contentFrame();
  await expect(shell.getByRole('navigation').first()).toBeVisible();
  await playground.getByLabel('hideNavigation').click();
  await expect(shell.getByRole('navigation')).toHaveCount(0);
  const other = page.locator('figure#DashboardLayoutDividers');
  await other.getByRole('button', { name: strings['demo.edit'] }).click();
  await expect(other.getByText(strings['edit.shown'])).toBeVisible();
  await expect(field(other)).toBeFocused();
  await field(other).fill('');
  await expect(other.getByRole('alert')).toContainText(strings['edit.blank']);
  await showInside(figure, '<h1>First</h1>');
  await expect(edited(figure).getByRole('heading', { name: 'First' })).toBeVisible();
  await expect(playground.getByRole('group', { name: /^Part of/ })).toContainText('hideNavigation');
});

test('the last result stays while code is wrong', async ({ page }) => {
  const figure = await openEditor(page, '?direction=rtl');
  const published = await field(figure).inputValue();
  await showInside(figure, '<h1>Works</h1>');
  const result = edited(figure).getByRole('heading', { name: 'Works' });
  await expect(result).toBeVisible();
  const mistakes = {
    '<<AppProvider': 'Line 1: Unexpected token',
    '<AppProvider': 'of DashboardLayoutBasic.tsx: Unexpectedly reached the end of input.',
    '<Missing />': 'Line 1: Missing is not defined',
    null: strings['edit.empty'],
    ' ': strings['edit.blank'],
    "<b>{require('lodash')}</b>": 'Line 1: "lodash" is not available here.',
  };
  for (const [text, message] of Object.entries(mistakes)) {
    await field(figure).fill(text);
    await expect(figure.getByRole('alert')).toContainText(message);
    await expect(result).toBeVisible();
  }
  // An article in English keeps its direction on a page from right to left, whose styles are mirrored.
  const [icon, words] = await figure
    .getByRole('alert')
    .locator('> *')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
  expect(words!.left - icon!.right).toBe(8);
  await field(figure).fill(published);
  await expect(figure.getByRole('alert')).toHaveCount(0);
  await expect(edited(figure).getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('endless code is stopped, and does not run again after a reload', async ({ page }) => {
  const figure = await openEditor(page);
  await showInside(figure, '{(() => { while (true); })()}');
  await figure.getByRole('button', { name: strings['edit.stop'] }).click();
  await expect(figure.getByText(strings['edit.stopped'])).toBeVisible();
  await expect(figure.locator('iframe')).toHaveCount(1);
  await page.reload();
  await expect(figure.getByText(strings['edit.stopped'])).toBeVisible();
  await expect(field(figure)).toHaveValue(/while/);
  await field(figure).fill('<h1>Ends</h1>');
  await expect(edited(figure).getByRole('heading', { name: 'Ends' })).toBeVisible();
  // In the same page, too, where the browser may still end the process of the first frame.
  await field(figure).fill('<b>{(() => { while (true); })()}</b>');
  await figure.getByRole('button', { name: strings['edit.stop'] }).click();
  await field(figure).fill('<h1>Ends again</h1>');
  await expect(edited(figure).getByRole('heading', { name: 'Ends again' })).toBeVisible();
});

test('the frame follows color mode, direction and theme', async ({ page }) => {
  const figure = await openEditor(page);
  const root = edited(figure).locator('html');
  await expect(root).toHaveAttribute('dir', 'ltr');
  const { key } = preferenceTable.demoTheme;
  const chosen = { mode: 'dark', direction: 'rtl', [key]: sampleThemes[0]!.text };
  await page.evaluate((values) => {
    // Another tab.
    for (const [name, newValue] of Object.entries(values)) {
      localStorage.setItem(name, newValue);
      dispatchEvent(
        new StorageEvent('storage', { key: name, newValue, storageArea: localStorage }),
      );
    }
  }, chosen);
  await expect(root).toHaveAttribute('dir', 'rtl');
  await expect(root).toHaveAttribute('data-color-scheme', 'dark');
  const primary = () =>
    root.evaluate((html) => getComputedStyle(html).getPropertyValue('--mui-palette-primary-main'));
  await expect.poll(primary).toBe(sampleThemes[0]!.dark.primary);
});
