// cspell:ignore themetoggle
import { expect, test, type Page } from '@playwright/test';
import { resultsFile, runFolder, sourcesFile } from '../../scripts/workbench/resultFiles';
import type { StoryResult } from '../../scripts/workbench/testResults';

const story = 'preferences-themetoggle--chooses-dark';
const pass = { globals: 'mode:dark;direction:rtl', passed: true, milliseconds: 120 };

/** The workbench as if its tests had said this of one story, tested with these sources. */
async function open(page: Page, result: Pick<StoryResult, 'passes'>, sources = 'as built') {
  const tested = { date: '2026-11-24T10:00:00Z', browser: 'Chromium 156', sources, ...result };
  await page.route(`**/${resultsFile}`, (route) => route.fulfill({ json: { [story]: tested } }));
  await page.route(`**/${sourcesFile}`, (route) =>
    route.fulfill({
      json: { './stories/components/preferences/ThemeToggle.stories.tsx': 'as built' },
    }),
  );
  await page.goto(`/workbench/?path=/story/${story}&addonPanel=test-status/panel`);
  const panel = page.getByRole('tabpanel', { name: 'Test status' });
  await expect(panel.getByText('November 24, 2026')).toBeVisible();
  return panel;
}

test('a failed story names the step and the place, and has a picture', async ({ page }) => {
  const message = 'Step "Click the menu item": no menu';
  const place = 'stories/components/preferences/ThemeToggle.stories.tsx:140';
  const failed = { globals: '', passed: false, message, place, picture: 'failed/it.png' };
  const passes = [{ ...failed, milliseconds: 340 }, pass];
  const panel = await open(page, { passes });
  await expect(panel.getByRole('row')).toHaveText([
    /as it is\s*failed\s*0\.34 s/,
    /dark, rtl\s*passed\s*0\.12 s/,
  ]);
  await expect(panel.getByText(place)).toBeVisible();
  await expect(panel.getByRole('img')).toHaveAttribute('src', `./${runFolder}/failed/it.png`);
  await panel.getByRole('button', { name: 'Failed step: Click the menu item' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Interactions' })).toBeVisible();
  // The story has no placement.
  await expect(page.getByRole('tab', { name: 'Ad timeline' })).toHaveCount(0);
});

test('a story whose sources differ from the tested ones has changed', async ({ page }) => {
  const panel = await open(page, { passes: [pass] }, 'earlier');
  await expect(panel.getByText('Its sources have changed since')).toBeVisible();
});

test('a fault is part of the URL', async ({ page }) => {
  await page.goto(
    '/workbench/?path=/story/advertising-ad-feed--under-a-demo&addonPanel=faults/panel&globals=network:offline',
  );
  const panel = page.getByRole('tabpanel', { name: 'Faults' });
  await expect(panel.getByRole('button', { name: 'Offline', pressed: true })).toBeVisible();
  const ad = page.frameLocator('#storybook-preview-iframe').getByRole('link', { name: /Acme/ });
  await expect(ad).toBeHidden();
  await panel.getByRole('button', { name: 'As the story answers' }).click();
  await expect(ad).toBeVisible();
});

test('the panel lists what a screen reader gets, follows the story, and outlines a stop', async ({
  page,
}) => {
  await page.goto(
    '/workbench/?path=/story/preferences-themetoggle--light&addonPanel=screen-reader/panel',
  );
  const panel = page.getByRole('tabpanel', { name: 'Screen reader' });
  const story = page.frameLocator('#storybook-preview-iframe');
  const stops = panel.getByRole('list', { name: 'Tab stops' });
  await expect(stops).toHaveText(/button Color scheme collapsed, has popup menu$/);
  await story.getByRole('button', { name: 'Color scheme' }).click();
  await expect(stops).toContainText('expanded');
  await stops.getByRole('button').first().click();
  await expect(story.locator('[data-highlight-dimensions]')).toBeVisible();
});

test('shows the nearest story below a line about the one that is gone', async ({ page }) => {
  await page.goto('/workbench/?path=/story/preferences-themetoggle--lights&globals=density:dense');
  const canvas = page.frameLocator('#storybook-preview-iframe');
  await expect(canvas.getByRole('button', { name: 'Color scheme' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page).toHaveURL(
    /path=\/story\/preferences-themetoggle--light&globals=density:dense$/,
  );
  const notice = page.getByText(/^The story preferences-themetoggle--lights is not here any more/);
  await expect(notice).toBeVisible();
  await page.getByRole('link', { name: 'By Keyboard' }).click();
  await expect(notice).toBeHidden();
});

test('a story that is there, but fails to load, keeps its error', async ({ page }) => {
  await page.route('**/ThemeToggle.stories-*.js', (route) => route.abort());
  await page.goto('/workbench/?path=/story/preferences-themetoggle--light');
  const canvas = page.frameLocator('#storybook-preview-iframe');
  await expect(canvas.getByRole('heading', { name: /^Failed to fetch/ })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page).toHaveURL(/--light$/);
});
