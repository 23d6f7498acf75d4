import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How a screenshot differs from the one before. */
export interface Comparison {
  status: 'same' | 'changed' | 'added' | 'removed';
  /** Number of pixels that differ; only of changed screenshots. */
  pixels?: number;
}

/** A screenshot on a larger ground, so that two of them can be compared. */
function padded(screenshot: PNG, width: number, height: number): PNG {
  if (screenshot.width === width && screenshot.height === height) return screenshot;
  const ground = new PNG({ width, height });
  PNG.bitblt(screenshot, ground, 0, 0, screenshot.width, screenshot.height, 0, 0);
  return ground;
}

/**
 * Compares two PNG files and, where they differ, writes a third with the pixels that do.
 * @param difference file to write
 */
export function compareScreenshots(before: string, after: string, difference: string): Comparison {
  if (!existsSync(before)) return { status: 'added' };
  if (!existsSync(after)) return { status: 'removed' };
  const files = [readFileSync(before), readFileSync(after)] as const;
  if (files[0].equals(files[1])) return { status: 'same' };
  const [first, second] = [PNG.sync.read(files[0]), PNG.sync.read(files[1])];
  const width = Math.max(first.width, second.width);
  const height = Math.max(first.height, second.height);
  const marked = new PNG({ width, height });
  const pixels = pixelmatch(
    padded(first, width, height).data,
    padded(second, width, height).data,
    marked.data,
    width,
    height,
    // A hairline in another gray counts, also where its pixels could be those of a smooth edge. The corners of the same
    // build can differ by one of 255 levels.
    { threshold: 0.01, includeAA: true },
  );
  const isSameSize = first.width === second.width && first.height === second.height;
  if (pixels === 0 && isSameSize) return { status: 'same' };
  writeFileSync(path.resolve(difference), PNG.sync.write(marked));
  return { status: 'changed', pixels };
}
