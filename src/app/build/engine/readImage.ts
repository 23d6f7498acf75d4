import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { SVG } from 'image-size/types/svg';
import type { PageImage } from '../../../content/PageRecord';
import { urlPath } from '../../../domain/navigation/canonicalPath';
import { hashOf } from './hash';

/** From this one on, the orientations of a photo turn it by a quarter. */
const firstTurned = 5;

/**
 * The image at a path relative to the content folder, as it is published.
 * @returns undefined for a path out of the folder, without a file, or of a file without the size of an image
 */
export function readImage(contentDir: string, base: string, file: string): PageImage | undefined {
  const source = path.join(contentDir, file);
  if (file.startsWith('../') || !statSync(source, { throwIfNoEntry: false })?.isFile())
    return undefined;
  const bytes = readFileSync(source);
  const { name, ext } = path.posix.parse(file);
  const address = `${base}assets/${urlPath(name)}.${hashOf(bytes)}${ext}`;
  try {
    // `imageSize` does not see that a file is an SVG whose first tag is long.
    const size = ext.toLowerCase() === '.svg' ? SVG.calculate(bytes) : imageSize(bytes);
    const { width, height, orientation = 1 } = size;
    return orientation < firstTurned
      ? { file, address, width, height }
      : { file, address, width: height, height: width };
  } catch {
    return undefined;
  }
}
