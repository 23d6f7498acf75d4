import type { Page } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { demoNameOf, listSources } from '../../src/content/sources';
import { gridPlace } from '../../src/domain/content/demoFrame';
import { stylingFiles } from '../../src/domain/content/demoStylings';
import { hold } from '../support/hold';
import { rememberChoice, twoModes } from '../support/reader';
import { demoPage } from '../support/site';
import { expect, test } from '../support/test';

const { demos, stylings } = listSources('docs');

/** Addresses of frames in each of their stylings. */
const frames = demos.flatMap((demo) => {
  const others = Object.entries(stylingFiles(demo)).filter(([file]) => stylings.includes(file));
  const address = `${demoNameOf(demo)}/`;
  return [address, ...others.map(([, styling]) => `${address}?codeStyling=${styling}`)];
});

/** Each mode has half of them, for the sake of time, and the same ones after a demo is added. */
const framesAt = (mode: number) => frames.filter((frame) => frame.length % 2 === mode);

/** What a browser adds: data grids, records that are asked for, storage, the mode, a notification, WebGL. */
const later =
  /^(?:(?:DataGrid\w*|LandingCrud|CrudPlayground|Crud(?:Basic|Advanced|Cache|DataGrid|DataGridPro|List|Show|Edit)|DashboardLayoutCustomThemeSwitcher|StorageZod|NotificationBasic|RotatingCube)\/|StorageString\/.*Tailwind)/;

/** What looks the same, or nearly, and reads otherwise: values that their packages know in a browser. */
const readsLater = /^(?:DatePicker(?:Basic|Format|Required)\/|StorageString\/(?!.*Tailwind))/;

/** The accessible tree; the package names the switch of the mode when it knows the mode. */
const treeOf = async (page: Page) =>
  (await page.locator('body').ariaSnapshot()).replace(
    /"Switch (?:theme|to (?:light|dark)) mode"/,
    '"Switch theme mode"',
  );

/** Share of the pixels that differ: edges of text and fields that the package draws again. */
const tolerance = 0.01;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [index, preferences] of twoModes.entries())
  // Messages in the console fail any test.
  test(`demos look and read the same before their script as with it, ${preferences.mode}, ${preferences.direction}`, async ({
    page,
    context,
  }) => {
    test.setTimeout(240_000);
    const size = { width: index === 0 ? 760 : 390, height: 480 };
    const different: string[] = [];
    const reading: string[] = [];
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
    for (const frame of framesAt(index)) {
      await Promise.all([page, still].map((one) => one.goto(`/toolpad/frames/${frame}`)));
      await expect(page.locator('#demo[data-ready]')).toBeAttached();
      await still.evaluate(() => document.fonts.ready);
      const [before, after] = [await pictureOf(still), await pictureOf(page)];
      const count = pixelmatch(before, after, undefined, size.width, size.height);
      if (count > tolerance * size.width * size.height) different.push(frame);
      const [treeBefore, treeAfter] = await Promise.all([treeOf(still), treeOf(page)]);
      if (treeBefore !== treeAfter && !later.test(frame)) reading.push(frame);
      if (await still.locator(`.${gridPlace}`).count())
        expect(await boxOf(page, '.MuiDataGrid-root'), frame).toEqual(
          await boxOf(still, `.${gridPlace}`),
        );
      await expect(page.getByRole('alert').filter({ hasText: 'crashed' }), frame).toHaveCount(0);
    }
    expect(different).toEqual(framesAt(index).filter((frame) => later.test(frame)));
    expect(reading).toEqual(framesAt(index).filter((frame) => readsLater.test(frame)));
  });

/** Place and width of a grid: its height depends on the lines of its toolbar. */
const boxOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((grid) => {
    const { x, y, width } = grid.getBoundingClientRect();
    return [x, y, width];
  });

/** The script of demos. */
const frameScript = '**/assets/frame.*.js';

// A field that keeps its text, and one whose text is the state of its demo.
for (const [address, name, direction] of [
  ['core/react-sign-in-page/', 'SignInPageCredentials', 'ltr'],
  ['core/react-persistent-state/', 'StorageString', 'ltr'],
  ['core/react-persistent-state/', 'StorageString', 'rtl'],
] as const)
  test(`what is typed in ${name} before it runs stays, ${direction}`, async ({ page }) => {
    await rememberChoice(page, { direction });
    const release = await hold(page, frameScript);
    await page.goto(`/toolpad/${address}`, { waitUntil: 'commit' });
    const figure = page.locator(`figure#${name}`);
    await figure.scrollIntoViewIfNeeded();
    const frame = figure.locator('iframe').contentFrame();
    const field = frame.getByRole('textbox').first();
    await field.fill('desk@');
    release();
    await expect(frame.locator('#demo[data-ready]')).toBeAttached();
    await page.keyboard.press('End');
    await page.keyboard.type('shop.example');
    await expect(field).toHaveValue('desk@shop.example');
  });

test('what is pressed before a demo runs happens when it does', async ({ page }) => {
  const release = await hold(page, frameScript);
  await page.goto(demoPage, { waitUntil: 'commit' });
  const figure = page.locator('figure#DashboardLayoutBasic');
  await figure.scrollIntoViewIfNeeded();
  const frame = figure.locator('iframe').contentFrame();
  await frame.getByRole('link', { name: 'Orders' }).click();
  await expect(frame.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  release();
  await expect(frame.getByRole('heading', { name: 'Orders' })).toBeVisible();
});
