import type { Locator, Page } from '@playwright/test';
import { strings } from '../../src/domain/strings/strings';
import { evidenceOf } from '../support/evidence';
import { rememberChoice } from '../support/reader';
import { demoPage, phone } from '../support/site';
import { expect, test } from '../support/test';
import { requestsOf } from '../support/requests';

const demo = (page: Page, name: string) => page.locator(`figure#${name}`);
const frameOf = (figure: Locator) => figure.locator('iframe').contentFrame();

test('a phone loads no demo for a scene below its first view', async ({ page }) => {
  const requests = requestsOf(page);
  await page.setViewportSize(phone);
  await page.goto('/toolpad/');
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => url.includes('/frames/'))).toEqual([]);
  await page.locator('[data-scenes]').first().scrollIntoViewIfNeeded();
  await expect(page.locator('[data-scenes] iframe').first()).toBeAttached();
});

test('a demo follows the direction of the page', async ({ page }) => {
  await rememberChoice(page, { direction: 'rtl' });
  await page.goto(demoPage);
  const figure = demo(page, 'DashboardLayoutBasic');
  await figure.scrollIntoViewIfNeeded();
  const frame = frameOf(figure);
  await expect(frame.locator('#demo[data-ready]')).toBeAttached();
  const link = await frame.getByRole('link', { name: 'Orders' }).boundingBox();
  const heading = await frame.getByRole('heading', { name: 'Dashboard' }).boundingBox();
  expect(link!.x).toBeGreaterThan(heading!.x);
  // Its English text keeps its order: "3 orders.", not ".orders 3".
  await expect(frame.getByRole('heading', { name: 'Dashboard' })).toHaveCSS(
    'unicode-bidi',
    'plaintext',
  );
});

test('the console of each demo has its theme, and a line on the page mentions it', async ({
  page,
}) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.goto(demoPage);
  for (const index of [0, 1]) {
    const figure = page.locator('[data-demo-frame]').nth(index);
    await figure.scrollIntoViewIfNeeded();
    const root = frameOf(figure).locator('html');
    await expect.poll(() => root.evaluate(() => window.theme?.direction)).toBe('ltr');
  }
  expect(lines).toEqual([strings['demo.theme']]);
});

for (const isEdited of [false, true])
  test(`Reset focus goes to the start of a demo that is ${isEdited ? '' : 'not '}edited`, async ({
    page,
  }) => {
    evidenceOf('2.4.3 Focus Order');
    await page.goto(demoPage);
    const figure = demo(page, 'DashboardLayoutBasic');
    await figure.scrollIntoViewIfNeeded();
    if (isEdited) {
      await figure.getByRole('button', { name: strings['demo.edit'] }).click();
      await expect(figure.getByText(strings['edit.shown'])).toBeVisible();
    }
    const frame = figure.locator('iframe').last().contentFrame();
    await frame.getByRole('link', { name: 'Orders' }).focus();
    await figure.getByRole('button', { name: /^More tools/ }).click();
    await figure.getByRole('button', { name: strings['demo.focus'] }).click();
    await expect(frame.locator('body')).toHaveAttribute('tabindex', '-1');
    await page.keyboard.press('Tab');
    await expect(frame.getByRole('button', { name: /menu/ })).toBeFocused();
  });

test('panels and calendars open inside the frame of their demo', async ({ page }) => {
  await page.goto('/toolpad/core/react-crud/');
  for (const { name, button, opened } of [
    { name: 'CrudBasic', button: 'Select columns', opened: '.MuiDataGrid-panel' },
    { name: 'CrudDataGridPro', button: 'Select columns', opened: '.MuiDataGrid-panel' },
    { name: 'CrudEdit', button: /Choose date/, opened: '.MuiPickersPopper-root' },
  ]) {
    const figure = demo(page, name);
    await figure.scrollIntoViewIfNeeded();
    const frame = frameOf(figure);
    await frame.getByRole('button', { name: button }).click();
    await expect(frame.locator(opened)).toBeVisible();
    // A popup that ends below the window makes the document scroll.
    await expect
      .poll(
        () =>
          frame
            .locator('html')
            .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
        { message: name },
      )
      .toBe(0);
  }
});

test('right to left, text of several lines keeps its order', async ({ page }) => {
  await rememberChoice(page, { direction: 'rtl' });
  await page.goto('/toolpad/core/react-use-dialogs/');
  const figure = demo(page, 'DialogStacked');
  await figure.scrollIntoViewIfNeeded();
  const frame = frameOf(figure);
  await frame.getByRole('button', { name: 'Edit note' }).click();
  const note = frame.getByRole('textbox', { name: 'Note' });
  await expect(note).toHaveCSS('unicode-bidi', 'plaintext');
  await expect(note).toHaveCSS('text-align', 'right');
});

test.describe('a tool that cannot be loaded', () => {
  test.use({ expectedConsole: [/Failed to (load|fetch)|ERR_FAILED|dynamically imported module/] });

  test('shows the code instead of a project', async ({ page }) => {
    await page.route('**/assets/openProject*.js', (route) => route.abort());
    await page.goto(demoPage);
    const figure = demo(page, 'DashboardLayoutBasic');
    await figure.scrollIntoViewIfNeeded();
    // Now its tools work, too.
    await expect(frameOf(figure).getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await figure.getByRole('button', { name: strings['demo.stackBlitz'] }).click();
    await expect(figure.getByText(strings['demo.hideCode'])).toBeVisible();
    await expect(figure.locator('details pre:visible')).toContainText('export default function');
  });
});
