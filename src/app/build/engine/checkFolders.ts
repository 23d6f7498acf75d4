import { accessSync, constants, mkdirSync } from 'node:fs';

/**
 * @param signs what the path may not have
 * @throws {Error} when a tool would read the path as something else
 */
export function checkPath(folder: string, signs: RegExp): void {
  const [sign] = signs.exec(folder) ?? [];
  if (sign)
    throw new Error(
      `The bundler cannot read the path ${folder}, because of its "${sign}". Rename that folder, and build again.`,
    );
}

/** @throws {Error} when a build cannot keep anything in the folder of its cache */
export function checkCache(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(
      `The cache cannot be written to ${folder} (${code}). Name another folder with --cache.`,
    );
  }
}
