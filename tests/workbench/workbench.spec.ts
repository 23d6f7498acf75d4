// cspell:ignore apitable codeblock movedanchors pageshell prevnext themetoggle
import type { Locator } from '@playwright/test';
import type { Changes } from '../../scripts/screenshots/changes';
import type { ChangedStory } from '../../scripts/screenshots/compareSets';
import { parseDecisions } from '../../scripts/screenshots/decisionFile';
import { expect, test } from '../support/test';

// Storybook logs deprecations, and requests a report of its own. A browser
// that renders several workbenches at once warns about preloaded modules that are used late.
test.use({
  expectedConsole: [
    /Accessing the Story Store is deprecated|status of 404|mandatory in Storybook 11|was preloaded using link preload but not used/,
  ],
});

// The stories of the matrix check the other URLs.
test('the matrix renders the first and the last mode of a page, each with its own URL', async ({
  page,
}) => {
  // One row of modes at a time: each cell is a separate workbench.
  await page.setViewportSize({ width: 1500, height: 420 });
  await page.goto('/workbench/iframe.html?id=pages-every-mode--doc-page&viewMode=story');
  const cells = page.locator('figure');
  await expect(cells).toHaveCount(16, { timeout: 30_000 });
  const shown: string[] = [];
  for (const cell of [cells.first(), cells.last()]) {
    await cell.scrollIntoViewIfNeeded();
    const frame = cell.locator('iframe').contentFrame();
    await expect(frame.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: 30_000 });
    const shownMode = await frame
      .locator('html')
      .evaluate((html) =>
        [
          html.getAttribute('data-color-scheme'),
          html.getAttribute('dir'),
          html.getAttribute('data-density'),
          window.innerWidth,
        ].join(' '),
      );
    const address = await cell.getByRole('link').getAttribute('href');
    const [, mode, direction, density] =
      /mode:(\w+);direction:(\w+);density:(\w+)/.exec(address ?? '') ?? [];
    expect(shownMode).toBe(
      [mode, direction, density, address?.includes('--phone') ? 390 : 1440].join(' '),
    );
    shown.push(shownMode);
  }
  expect(shown).toEqual(['light ltr comfortable 1440', 'dark rtl dense 390']);
});

test('the address of a docs page has the switches of its board', async ({ page }) => {
  const docs = page.frameLocator('#storybook-preview-iframe');
  const choices = [docs.getByLabel('Dark'), docs.getByLabel('Phone, 390')];
  await page.goto('/workbench/?path=/docs/content-callout--docs');
  for (const choice of choices) await choice.check({ timeout: 30_000 });
  await expect(page).toHaveURL(/globals=board\.mode:dark;board\.window:phone$/);
  await page.reload();
  for (const choice of choices) await expect(choice).toBeChecked({ timeout: 30_000 });
  await page.goto('/workbench/?path=/docs/content-callout--docs&globals=board.mode:pink');
  await expect(docs.getByLabel('Light')).toBeChecked({ timeout: 30_000 });
});

test('a cell of a board scrolls without the docs page, and opens what it shows', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const board = 'board.mode:both;board.window:phone';
  await page.goto(`/workbench/?path=/docs/reference-apitable--docs&globals=${board}`);
  const docs = page.frameLocator('#storybook-preview-iframe');
  const cell = docs.getByRole('link', { name: 'Props, dark', exact: true });
  const story = docs.frameLocator('iframe[title="Props"]').nth(1).locator('html');
  const scrolled = () =>
    Promise.all([story, docs.locator('html')].map((html) => html.evaluate(() => scrollY)));
  await expect(story).toHaveAttribute('data-color-scheme', 'dark', { timeout: 60_000 });
  await cell.hover();
  const [, top] = await scrolled();
  await page.mouse.wheel(0, 100);
  await expect.poll(scrolled).toEqual([100, top]);
  await cell.press('Home');
  await expect.poll(scrolled).toEqual([0, top]);
  await cell.click();
  await expect(page).toHaveURL(/--props&globals=(?=.*viewport:phone)(?=.*;mode:dark)/);
});

test('a story that is opened alone keeps its window', async ({ page }) => {
  const story = 'shell-pageshell-layouts--phone';
  await page.goto(`/workbench/iframe.html?id=${story}&viewMode=story&globals=a11y.manual:!true`);
  const frame = page.locator('iframe').contentFrame();
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
  expect(await frame.locator('html').evaluate(() => innerWidth)).toBe(390);
});

test('a story has a link to its component on a page in the same mode, and Back returns', async ({
  page,
}) => {
  const story = page.frameLocator('#storybook-preview-iframe').locator('html');
  const link = page.getByRole('link', { name: /^On the site: / });
  const isDark = async (html: Locator) => {
    await expect(html).toHaveAttribute('data-color-scheme', 'dark', { timeout: 30_000 });
    await expect(html).toHaveAttribute('dir', 'rtl');
  };
  const globals = 'globals=mode:dark;direction:rtl';
  await page.goto(`/workbench/?path=/story/content-callout--info&${globals}`);
  await isDark(story);
  await link.click({ timeout: 30_000 });
  await page.waitForURL(/\/toolpad\/.*#/);
  await expect(page.locator(':target')).toBeInViewport();
  await isDark(page.locator('html'));
  await page.goBack();
  await expect(page).toHaveURL(/content-callout--info/);
  await isDark(story);
});

test('stories are found by what people call them, over a story and by keyboard', async ({
  page,
}) => {
  await page.goto('/workbench/?path=/story/content-callout--info');
  const texts: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('story-texts') && texts.push(request.url()),
  );
  await expect(page.getByRole('link', { name: /^On the site: / })).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('Alt+k');
  const dialog = page.getByRole('dialog', { name: 'Find a story' });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  expect(texts).toEqual([]);
  await page.keyboard.type('zzzz');
  await expect(dialog.getByRole('status')).toHaveText(/^No story found/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Alt+k');
  await page.keyboard.type('feed fails');
  await expect(dialog.getByRole('link').first()).toContainText('Feed fails: 503');
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/advertising-ad-feed--all-tries-fail/);
});

test('a tile of a board shows its story after play, and takes no focus', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/workbench/?path=/docs/preferences-themetoggle--docs');
  const search = page.locator('#storybook-explorer-searchfield');
  await search.focus();
  await search.evaluate((field) => field.addEventListener('blur', () => field.remove()));
  const docs = page.frameLocator('#storybook-preview-iframe');
  for (const name of ['Chooses Dark', 'By Keyboard']) {
    await docs.getByRole('link', { name }).scrollIntoViewIfNeeded({ timeout: 30_000 });
    const story = docs.frameLocator(`iframe[title="${name}"]`);
    await expect(story.locator('html')).toHaveAttribute('data-color-scheme', 'dark', {
      timeout: 30_000,
    });
  }
  const button = docs.frameLocator('iframe[title="By Keyboard"]').locator('[popovertarget]');
  await expect(button).toHaveCSS('outline-style', 'solid');
  await expect(search).toBeFocused();
});

test('a link to a part of a story stays within the story', async ({ page }) => {
  await page.goto('/workbench/?path=/story/code-and-demos-codeblock--line-links');
  const story = page.frameLocator('#storybook-preview-iframe');
  await expect(story.locator('#app-L4:target')).toBeVisible({ timeout: 30_000 });
  expect(page.url()).toContain('/workbench/?path=');
});

// The panel Interactions once looked for the first one without end, and the manager hung.
test('a story whose second step is `within` leaves the manager alive', async ({ page }) => {
  await page.goto('/workbench/?path=/story/navigation-prevnext--both');
  await expect(page.getByRole('link', { name: 'On the site: ' })).toBeVisible({ timeout: 30_000 });
});

test('a story that goes to an anchor does not scroll the docs page around it', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1280, height: 1400 });
  await page.goto('/workbench/iframe.html?id=navigation-movedanchors--docs&viewMode=docs');
  const story = page.frameLocator('iframe[title="Moved Hash Without Script"]');
  await expect(story.getByRole('link', { name: 'See it run' })).toBeVisible({ timeout: 60_000 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('marks the stories that look different, and takes decisions on them by keyboard', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const story = 'content-callout--info';
  const changed = (id: string, name: string, pixels: number): ChangedStory => ({
    id,
    title: 'Content/Callout',
    name,
    others: [],
    modes: ['light ltr', 'dark rtl'].map((mode) => ({
      mode,
      status: pixels > 0 ? 'changed' : 'same',
      file: id,
      pixels,
      hash: `${id} ${mode}`,
      picture: '1234',
      readings: { look: ['+ aside: color: red'], screenReader: [], axe: [] },
    })),
  });
  const changes: Changes = {
    against: 'main',
    commit: '1234',
    date: '2026-11-28T12:00:00.000Z',
    build: '',
    tokens: [],
    causes: [
      {
        name: 'Callout',
        files: ['./src/components/Callout/Callout.tsx'],
        stories: [changed(story, 'Info', 7), changed('page-home', 'home', 0)],
      },
    ],
  };
  await page.route('**/changes/changes.json', (route) => route.fulfill({ json: changes }));
  await page.route('**/changes/*/*.png', (route) =>
    route.fulfill({ path: '.github/images/site.png' }),
  );
  await page.goto(`/workbench/?path=/story/${story}&globals=mode:dark&addonPanel=changes/panel`);
  await page.getByRole('switch', { name: 'Show modified stories' }).click({ timeout: 30_000 });
  await expect(page.locator('#storybook-explorer-menu').getByRole('link')).toHaveText([
    'Info',
    'Skip to content',
  ]);
  await page.getByRole('button', { name: 'Slider' }).click();
  const slider = page.getByRole('slider', { name: 'before the change' });
  await slider.press('Home');
  await expect(slider).toHaveValue('0');
  await page.getByRole('button', { name: 'Copy link for review' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /path=\/story\/content-callout--info&globals=mode:dark&addonPanel=changes/,
  );

  await page.getByRole('link', { name: 'Review all (2)' }).click();
  const heading = page.getByRole('heading', { level: 2, name: 'Content/Callout: Info' });
  await expect(heading).toBeFocused();
  await page.keyboard.press('a');
  await expect(page.getByRole('heading', { name: 'Content/Callout: home' })).toBeFocused();
  await expect(page.getByText('1 of 2 decided')).toBeVisible();
  await page.keyboard.press('r');
  await page.getByLabel('What is wrong?').fill('Too red');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You rejected on')).toContainText('Too red');
  await page.keyboard.press('k');
  await expect(heading).toBeFocused();
  // What this server cannot write is kept for the file, and survives a reload.
  await page.reload();
  await page.getByRole('button', { name: 'Copy lines for .review/decisions.jsonl' }).click();
  const lines = await page.evaluate(() => navigator.clipboard.readText());
  expect(parseDecisions(lines)).toMatchObject([
    ...['light ltr', 'dark rtl'].map((mode) => ({ story, mode, decision: 'accept' })),
    ...['light ltr', 'dark rtl'].map(() => ({ story: 'page-home', text: 'Too red' })),
  ]);
});
