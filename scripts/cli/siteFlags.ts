import path from 'node:path';
import { sourcesOfSite } from '../../src/app/build/engine/checkFolders';
import type { FolderOptions } from '../../src/app/build/engine/SiteContext';
import { defaultContentDir } from '../../src/app/build/paths';
import { normalizeBase } from '../../src/domain/navigation/canonicalPath';
import { siteOf } from '../siteOf';
import { fail } from './fail.mjs';

/** What every command takes that makes the site of a folder. */
export const siteFlags = {
  content: { type: 'string', default: defaultContentDir },
  base: { type: 'string' },
} as const;

export const siteUsage = '[--content DIR] [--base /x/]';

/** The site that flags ask for; ends the process where there can be none. */
export function siteOfFlags(flags: { content: string; base?: string | undefined }): FolderOptions {
  const site = siteOf(path.resolve(flags.content));
  try {
    sourcesOfSite(site.contentDir);
    return { ...site, base: normalizeBase(flags.base ?? site.base) };
  } catch (error) {
    return fail((error as Error).message);
  }
}
