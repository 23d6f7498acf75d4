import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { toWebp } from './toWebp';

export interface PictureGeometry {
  /** In CSS pixels; the file has twice as many. */
  width: number;
  height: number;
  /** In percent from left and top. */
  callouts: [number, number][];
  /** Whether there is a picture for the dark color scheme, too. */
  hasDark?: boolean;
}

const quality = 0.82;

/** Writes sizes by name, in the order of the names. */
export function writeGeometry(file: string, geometry: Readonly<Record<string, unknown>>): void {
  const sorted = Object.entries(geometry).sort(([one], [other]) => one.localeCompare(other));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
}

/**
 * Saves the upper left corner of the window as WebP, with two pixels for each CSS pixel.
 * @param converter a page of its own that encodes the picture
 */
export async function savePicture(
  page: Page,
  converter: Page,
  size: { width: number; height: number },
  file: string,
): Promise<PictureGeometry> {
  const png = await page.screenshot({ clip: { x: 0, y: 0, ...size }, animations: 'disabled' });
  writeFileSync(file, await toWebp(converter, png, quality));
  return { ...size, callouts: [] };
}
