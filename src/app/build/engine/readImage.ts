import { readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { SVG } from 'image-size/types/svg';
import type { PageImage } from '../../../content/PageRecord';
import { urlPath } from '../../../domain/navigation/canonicalPath';
import { hashOf } from './hash';

/**
 * The image at a path relative to the content folder, as it is published.
 * @returns undefined for a path out of the folder, without a file, or of a file without the size of an image
 */
export function readImage(contentDir: string, base: string, file: string): PageImage | undefined {
  if (file.startsWith('../')) return undefined;
  try {
    const bytes = readFileSync(path.join(contentDir, file));
    const { name, ext } = path.posix.parse(file);
    const address = `${base}assets/${urlPath(name)}.${hashOf(bytes)}${ext}`;
    // `imageSize` does not see that a file is an SVG whose first tag is long.
    const size = ext.toLowerCase() === '.svg' ? SVG.calculate(bytes) : imageSize(bytes);
    const { width, height, orientation = 1 } = size;
    const isTurned = orientation > 4;
    return { file, address, ...(isTurned ? { width: height, height: width } : { width, height }) };
  } catch {
    return undefined;
  }
}
