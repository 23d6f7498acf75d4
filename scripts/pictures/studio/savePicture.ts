import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { toWebp } from '../toWebp';
import type { Shown } from './Editor';

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

const percent = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10;

/**
 * Saves a part of the window as WebP, with two pixels for each CSS pixel.
 * @param converter a page of its own that encodes the picture
 */
export async function savePicture(
  page: Page,
  converter: Page,
  { area, callouts = [] }: Shown,
  file: string,
): Promise<PictureGeometry> {
  const [x, y, width, height] = [area.x, area.y, area.width, area.height].map(Math.round) as [
    number,
    number,
    number,
    number,
  ];
  const png = await page.screenshot({ clip: { x, y, width, height }, animations: 'disabled' });
  writeFileSync(file, await toWebp(converter, png, quality));
  return {
    width,
    height,
    callouts: callouts.map(([left, top]) => [percent(left - x, width), percent(top - y, height)]),
  };
}
