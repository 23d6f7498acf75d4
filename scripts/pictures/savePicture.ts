import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { toWebp } from './toWebp';

const quality = 0.82;

/**
 * Saves the upper left corner of the window as WebP, with two pixels for each CSS pixel.
 * @param converter a page of its own that encodes the picture
 */
export async function savePicture(
  page: Page,
  converter: Page,
  size: { width: number; height: number },
  file: string,
): Promise<void> {
  const png = await page.screenshot({ clip: { x: 0, y: 0, ...size }, animations: 'disabled' });
  writeFileSync(file, await toWebp(converter, png, quality));
}
