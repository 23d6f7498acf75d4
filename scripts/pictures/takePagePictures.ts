import path from 'node:path';
import type { Browser } from '@playwright/test';
import { type Picture, pictureName, type Variant, variantName } from './Picture';
import { showWholePage } from './showWholePage';

/** One page of each kind. */
const pages = {
  landing: '/toolpad/',
  guide: '/toolpad/core/introduction/installation/',
  component: '/toolpad/core/react-page-container/',
  API: '/toolpad/core/api/page-container/',
  hook: '/toolpad/core/react-use-dialogs/api/',
  function: '/toolpad/studio/reference/api/create-function/',
  'file schema': '/toolpad/studio/reference/file-schema/',
  index: '/toolpad/core/all-components/',
  privacy: '/toolpad/privacy/',
  'not found': '/toolpad/no-such-page/',
};

/** Takes a picture of a page of each kind of the built site, from top to bottom. */
export async function takePagePictures(
  browser: Browser,
  { origin, variant, folder }: { origin: string; variant: Variant; folder: string },
): Promise<Picture[]> {
  const { mode, direction, width = 1280 } = variant;
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    colorScheme: mode,
    reducedMotion: 'reduce',
  });
  await context.addInitScript((chosen) => {
    localStorage.setItem('direction', chosen);
  }, direction);
  const page = await context.newPage();
  const pictures: Picture[] = [];
  for (const [kind, pathname] of Object.entries(pages)) {
    await page.goto(origin + pathname, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    await showWholePage(page);
    const name = pictureName(`page-${kind.replaceAll(' ', '-').toLowerCase()}`, variant);
    const file = path.join(folder, `${name}.png`);
    await page.screenshot({ path: file, fullPage: true, animations: 'disabled', caret: 'hide' });
    pictures.push({ name, group: 'Pages', caption: `${kind} · ${variantName(variant)}` });
  }
  await context.close();
  return pictures;
}
