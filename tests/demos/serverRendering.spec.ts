import type { Page } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { demoNameOf, listSources } from '../../src/content/sources';
import { rememberChoice, twoModes } from '../support/reader';
import { demoPage } from '../support/site';
import { expect, test } from '../support/test';

const names = listSources('docs').demos.map(demoNameOf);

/** Each mode has every second demo, for the sake of time. */
const namesAt = (mode: number) => names.filter((_name, place) => place % 2 === mode);

/** What a browser adds: data grids, records that are asked for, storage, a notification, WebGL. */
const later =
  /^(?:DataGrid|LandingCrud$|CrudPlayground$|Crud(?:Basic|Advanced|Cache|DataGrid|DataGridPro|List|Show|Edit)$|Storage(?:String|Zod)$|NotificationBasic$|RotatingCube$)/;

/** Share of the pixels that differ: edges of text and fields that the package draws again. */
const tolerance = 0.015;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [index, preferences] of twoModes.entries())
  // Messages in the console fail any test.
  test(`demos look the same before their script as with it, ${preferences.mode}, ${preferences.direction}`, async ({
    page,
    context,
  }) => {
    test.setTimeout(240_000);
    const size = { width: index === 0 ? 760 : 390, height: 480 };
    const different: string[] = [];
    const still = await context.newPage();
    await still.route('**/assets/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    for (const one of [page, still]) {
      await one.setViewportSize(size);
      await rememberChoice(one, preferences);
    }
    const pictureOf = async (shown: typeof page) =>
      PNG.sync.read(await shown.screenshot({ animations: 'disabled', caret: 'hide' })).data;
    for (const name of namesAt(index)) {
      await Promise.all([page, still].map((one) => one.goto(`/toolpad/frames/${name}/`)));
      await expect(page.locator('#demo[data-ready]')).toBeAttached();
      await still.evaluate(() => document.fonts.ready);
      const [before, after] = [await pictureOf(still), await pictureOf(page)];
      const count = pixelmatch(before, after, undefined, size.width, size.height);
      if (count > tolerance * size.width * size.height) different.push(name);
    }
    expect(different).toEqual(namesAt(index).filter((name) => later.test(name)));
  });

/** Holds the script of demos back until it is called. */
async function holdScript(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/frame.*.js', async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

test('what is typed before a demo runs stays', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/toolpad/core/react-sign-in-page/', { waitUntil: 'commit' });
  const figure = page.locator('figure#SignInPageCredentials');
  await figure.scrollIntoViewIfNeeded();
  const frame = figure.locator('iframe').contentFrame();
  const field = frame.getByRole('textbox').first();
  await field.click();
  await page.keyboard.type('desk@');
  release();
  await expect(frame.locator('#demo[data-ready]')).toBeAttached();
  await page.keyboard.type('shop.example');
  await expect(field).toHaveValue('desk@shop.example');
});

test('what is pressed before a demo runs happens when it does', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto(demoPage, { waitUntil: 'commit' });
  const figure = page.locator('figure#DashboardLayoutBasic');
  await figure.scrollIntoViewIfNeeded();
  const frame = figure.locator('iframe').contentFrame();
  await frame.getByRole('link', { name: 'Orders' }).click();
  await expect(frame.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  release();
  await expect(frame.getByRole('heading', { name: 'Orders' })).toBeVisible();
});
