import path from 'node:path';
import { defaultCacheDir, isOwnContent, publicDir } from '../src/app/build/paths.ts';
import type { FolderOptions } from '../src/app/build/engine/SiteContext';
import { defaultBase } from './defaultBase.ts';

/**
 * How commands build and serve the site of a content folder, an absolute path, where no flag says otherwise. Another
 * folder than ours gets neither the files nor the reference of this documentation.
 */
export const siteOf = (contentDir: string): FolderOptions => ({
  contentDir,
  cacheDir: defaultCacheDir,
  ...(isOwnContent(contentDir)
    ? { base: defaultBase, publicDir, editFolder: 'docs', reference: true, socialImages: true }
    : { base: '/', publicDir: path.join(contentDir, 'public') }),
});
