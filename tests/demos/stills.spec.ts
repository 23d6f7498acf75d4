import type { Locator } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { demoPage, desktop, phone } from '../support/site';
import { expect, test } from '../support/test';

const widest = { width: 1440, height: 900 };

/** One demo of each kind, and a scene of a home page. */
const shown = {
  'a layout': [demoPage, '#DashboardLayoutBasic'],
  'a part': ['/toolpad/core/react-account/', '#AccountSignedIn'],
  'a dialog': ['/toolpad/core/react-use-dialogs/', '#DialogAlert'],
  'a list': ['/toolpad/core/react-crud/', '#CrudBasic'],
  'a scene': ['/toolpad/', '[data-scenes] >> nth=0'],
} as const;

async function screenshotOf(viewport: Locator): Promise<PNG> {
  return PNG.sync.read(await viewport.screenshot({ animations: 'disabled', caret: 'hide' }));
}

/** Share of the pixels in which two screenshots of the same box differ. */
function difference(first: PNG, second: PNG): number {
  const { width, height } = first;
  expect([second.width, second.height]).toEqual([width, height]);
  return (
    pixelmatch(first.data, second.data, undefined, width, height, { threshold: 0.1 }) /
    (width * height)
  );
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Edges of text differ a little: most stills have two pixels for one of this window. */
const tolerance = 0.015;

for (const [window, viewport, colorScheme] of [
  ['phone', phone, 'light'],
  ['desktop', desktop, 'dark'],
  ['large screen', widest, 'light'],
] as const)
  test.describe(`in a ${colorScheme} window of a ${window}`, () => {
    test.use({ viewport, colorScheme });

    for (const [kind, [address, selector]] of Object.entries(shown))
      test(`the still of ${kind} is what the demo shows first`, async ({ page }) => {
        let release = () => {};
        const released = new Promise<void>((resolve) => (release = resolve));
        await page.route('**/frames/**', async (route) => {
          await released;
          await route.continue();
        });
        // Its load event waits for the demo.
        await page.goto(address, { waitUntil: 'commit' });
        const viewport = page.locator(selector).locator(':has(> * > img)').first();
        await viewport.evaluate((box) => box.scrollIntoView({ block: 'center' }));
        const still = viewport.locator('img:visible');
        await expect(still).toHaveCount(1);
        await expect
          .poll(() => still.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
        const before = await screenshotOf(viewport);
        release();
        const frame = viewport.locator('iframe');
        await expect(frame.contentFrame().locator('#demo[data-ready]')).toBeAttached();
        await expect(frame).toHaveCSS('opacity', '1');
        // Only the demo counts now.
        await viewport
          .locator('img')
          .evaluateAll((images) => images.forEach((image) => (image.style.visibility = 'hidden')));
        expect(difference(before, await screenshotOf(viewport))).toBeLessThan(tolerance);
      });
  });

test('right to left there is no still, which is not mirrored', async ({ page }) => {
  await page.goto(`${demoPage}?direction=rtl`);
  await expect(page.locator('#DashboardLayoutBasic img:visible')).toHaveCount(0);
});
