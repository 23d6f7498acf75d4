import path from 'node:path';
import type { Plugin } from 'vite';
import { usesIconFont } from '../../domain/code/iconFont';
import { projectDir } from '../paths';
import { frameThemePlugin } from './frameThemePlugin';
import { isContentCode } from './isContentCode';
import { licensedGridPlugin } from './licensedGridPlugin';
import { tailwindPlugin } from './tailwindPlugin';

const loader = path.join(projectDir, 'src/app/iconFont/startIconFont.ts');

/** Gives each file of code that writes in the icon font what brings it: a document without such code loads none. */
function iconFontPlugin(): Plugin {
  return {
    name: 'docs-icon-font',
    enforce: 'pre',
    transform: (code, id) =>
      isContentCode(id) && usesIconFont(code)
        ? { code: `${code}\nimport ${JSON.stringify(loader)};\n`, map: null }
        : undefined,
  };
}

/** What demos need of whatever bundles them. */
export const demoCodePlugins = (licenseKey: string | undefined): Plugin[] => [
  tailwindPlugin(),
  iconFontPlugin(),
  licensedGridPlugin(licenseKey),
  frameThemePlugin(),
];
