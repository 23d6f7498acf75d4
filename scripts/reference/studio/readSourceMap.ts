import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PackageFolder } from '../packages/locatePackages';

/** Source map of Studio's command line, which embeds the sources of its server. */
export const commandLineMap = 'dist/cli/index.mjs.map';

/**
 * The sources that a source map embeds.
 * @param file of the map, below the package
 * @returns their paths and texts
 * @throws {Error} with the reason, when there are none
 */
export function readSourceMap({ folder }: PackageFolder, file: string): Map<string, string> {
  const map = path.join(folder, file);
  if (!existsSync(map)) throw new Error('there is no such file.');
  let parsed: { sources?: string[]; sourcesContent?: string[] };
  try {
    parsed = JSON.parse(readFileSync(map, 'utf8')) as typeof parsed;
  } catch (error) {
    throw new Error(`it is not valid JSON: ${String(error)}`, { cause: error });
  }
  const texts = parsed.sourcesContent ?? [];
  return new Map((parsed.sources ?? []).map((source, index) => [source, texts[index] ?? '']));
}

/** The embedded source whose path ends so. */
export function sourceIn(sources: ReadonlyMap<string, string>, end: string): string | undefined {
  return [...sources].find(([source]) => source.endsWith(end))?.[1];
}
