import path from 'node:path';
import { defaultCacheDir, isOwnContent, publicDir } from '../src/app/build/paths.ts';
import type { FolderOptions } from '../src/app/build/engine/SiteContext';
import { defaultBase } from './defaultBase.ts';

/**
 * How commands build and serve the site of a content folder, unless they are told otherwise. Another folder than ours
 * gets neither the files nor the reference of this documentation.
 * @param contentDir absolute
 */
export const siteOf = (contentDir: string): FolderOptions =>
  isOwnContent(contentDir)
    ? {
        contentDir,
        base: defaultBase,
        cacheDir: defaultCacheDir,
        publicDir,
        editFolder: path.basename(contentDir),
        reference: true,
        socialImages: true,
      }
    : {
        contentDir,
        base: '/',
        cacheDir: defaultCacheDir,
        publicDir: path.join(contentDir, 'public'),
      };
