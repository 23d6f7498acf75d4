import path from 'node:path';
import { defaultCacheDir, defaultContentDir, publicDir } from '../src/app/build/paths';
import { readSettings } from '../src/content/readSettings';
import { defaultBase } from './defaultBase';

/** How commands build and serve this documentation. */
export const ownSite = {
  contentDir: defaultContentDir,
  base: defaultBase,
  cacheDir: defaultCacheDir,
  publicDir,
  editFolder: path.basename(defaultContentDir),
  reference: true,
  socialImages: true,
};

/** The settings of this documentation. */
export const ownSettings = readSettings(defaultContentDir).settings;
