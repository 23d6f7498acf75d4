import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathnameOf } from '../../content/sources';
import type { PageSurroundings } from '../document/SiteModel';
import type { BuildSiteOptions } from './buildSite';

/** A page in every language: the same file in the folder of another one is the same page in it. Empty when it has only one. */
export function translationsOf(
  file: string,
  languages: BuildSiteOptions['translations'] = [],
): Pick<PageSurroundings, 'translations'> {
  const there = languages.filter(({ contentDir }) => existsSync(path.join(contentDir, file)));
  return there.length < 2
    ? {}
    : { translations: there.map(({ code, base }) => ({ code, href: pathnameOf(file, base) })) };
}
