import type { Locator, Page } from '@playwright/test';
import { strings } from '../../src/domain/strings/strings';
import { holdScript } from '../support/hold';
import { demoPage } from '../support/site';
import { expect, test } from '../support/test';

const presses: Readonly<Record<string, (tool: Locator) => Promise<void>>> = {
  'a mouse': (tool) => tool.click(),
  Enter: (tool) => tool.press('Enter'),
  'the space bar': (tool) => tool.press('Space'),
  touch: (tool) => tool.tap(),
  'the click of a screen reader': (tool) =>
    tool.evaluate((element) => (element as HTMLElement).click()),
};

test.use({ hasTouch: true, permissions: ['clipboard-read', 'clipboard-write'] });

for (const [name, press] of Object.entries(presses)) {
  // With its code, a tool gets a click, whatever made it.
  for (const isWarm of name === 'a mouse' ? [false, true] : [false]) {
    const moment = isWarm ? 'when its code is there' : 'before its code is there';
    test(`every tool works at the first press, with ${name}, ${moment}`, async ({ page }) => {
      // Another site would open.
      await page.addInitScript(() => {
        HTMLFormElement.prototype.requestSubmit = function submit() {
          document.documentElement.dataset.submitted = this.action;
        };
      });
      await page.goto(demoPage);
      const tool = (label: string, demo = 0) =>
        page
          .locator('[data-demo-frame]')
          .nth(demo)
          .getByRole('button', { name: label, exact: true });
      const more = (demo: number) =>
        page.locator('[data-demo-frame]').nth(demo).locator('[data-tip="More"]');
      const search = page.getByRole('link', { name: strings['search.label'], exact: true });
      const settings = page.getByRole('button', { name: strings['settings.title'] });
      const playground = page.getByRole('button', { name: strings['playground.open'] });
      if (isWarm) {
        const loads = ['/code.html', '/editIsland.', '/searchIsland.', '/playgroundIsland.'].map(
          (part) => page.waitForResponse((response) => response.url().includes(part)),
        );
        for (const island of [search, settings, tool(strings['demo.edit']), playground])
          await island.focus();
        await Promise.all(loads);
      }

      await press(tool(strings['code.copy']));
      await expect(tool(strings['code.copied'])).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain('export default function');

      await press(more(1));
      const download = page.waitForEvent('download');
      await press(tool(strings['demo.download'], 1));
      await download;

      await press(tool(strings['demo.stackBlitz'], 2));
      await expect(page.locator('html')).toHaveAttribute('data-submitted', /stackblitz/);

      await press(more(3));
      await press(tool(strings['code.copyLink'], 3));
      await expect(tool(strings['code.copied'], 3)).toBeVisible();

      await page.locator('iframe').nth(0).scrollIntoViewIfNeeded();
      const frame = page.locator('iframe').nth(0).contentFrame().locator('html');
      await frame.evaluate((html) => (html.dataset.old = ''));
      await press(tool(strings['demo.reset']));
      await expect(frame).not.toHaveAttribute('data-old');

      await press(tool(strings['demo.edit']));
      await expect(page.getByRole('textbox', { name: /DashboardLayoutBasic/ })).toBeVisible();

      await press(playground);
      await expect(page.getByLabel('hideNavigation')).toBeVisible();

      for (const island of [settings, search]) {
        await press(island);
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
    });
  }
}

const early = {
  [strings['settings.title']]: (page: Page) => page.getByRole('dialog'),
  [strings['code.copy']]: (page: Page) =>
    page.getByRole('button', { name: strings['code.copied'] }),
  [strings['settings.mode']]: (page: Page) => page.getByRole('menu').locator(':checked'),
};

for (const [tool, resultOn] of Object.entries(early))
  test(`${tool}, pressed before the script of the page is there, works once it is`, async ({
    page,
  }) => {
    const release = await holdScript(page);
    await page.goto(demoPage, { waitUntil: 'commit' });
    await page.getByRole('button', { name: tool, exact: true }).first().click();
    release();
    await expect(resultOn(page)).toBeVisible();
  });

test('what is typed at the search button is the query, also before the script of the page is there', async ({
  page,
}) => {
  const release = await holdScript(page);
  await page.goto(demoPage, { waitUntil: 'commit' });
  await page.getByRole('link', { name: strings['search.label'], exact: true }).focus();
  await page.keyboard.type('side');
  release();
  const field = page.getByRole('searchbox').or(page.getByRole('combobox'));
  await expect(field).toHaveValue('side');
  await page.keyboard.type('bar');
  await expect(page.getByRole('option').first()).toContainText(/sidebar/i);
  await expect(field).toHaveValue('sidebar');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.type('menu');
  await expect(field).toHaveValue('menu');
});
