import path from 'node:path';
import { defaultCacheDir, defaultContentDir, publicDir } from '../src/app/build/paths';
import { siteConfig } from '../src/app/site.config';
import { defaultBase } from './defaultBase';

/** How commands build and serve this documentation. */
export const ownSite = {
  contentDir: defaultContentDir,
  base: defaultBase,
  cacheDir: defaultCacheDir,
  publicDir,
  editFolder: path.basename(defaultContentDir),
  reference: siteConfig.hasReference,
  socialImages: true,
};
