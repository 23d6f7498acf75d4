import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { listSources, type Sources } from '../../../content/sources';

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

/**
 * Lists what a content folder holds.
 * @throws {Error} when a site cannot be made of it, because it has no pages or does not exist
 */
export function sourcesOfSite(folder: string): Sources {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(
      `The content folder ${folder} does not exist. Name another one with --content.`,
    );
  const sources = listSources(folder);
  if (sources.pages.length === 0)
    throw new Error(
      `There is no page in ${folder}. Write a page.mdx with a title and a description.`,
    );
  return sources;
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
