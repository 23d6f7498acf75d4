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

/** Writes sizes by name, in the order of the names. */
export function writeGeometry(file: string, geometry: Readonly<Record<string, unknown>>): void {
  const sorted = Object.entries(geometry).sort(([one], [other]) => one.localeCompare(other));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
}

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
  const [x, y] = [Math.round(area.x), Math.round(area.y)];
  const [width, height] = [Math.round(area.width), Math.round(area.height)];
  const png = await page.screenshot({ clip: { x, y, width, height }, animations: 'disabled' });
  writeFileSync(file, await toWebp(converter, png, quality));
  return {
    width,
    height,
    callouts: callouts.map(([left, top]) => [percent(left - x, width), percent(top - y, height)]),
  };
}
