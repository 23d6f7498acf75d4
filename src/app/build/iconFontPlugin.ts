import path from 'node:path';
import type { Plugin } from 'vite';
import { usesIconFont } from '../../domain/code/iconFont';
import { projectDir } from './paths';

const loader = path.join(projectDir, 'src/app/iconFont/startIconFont.ts');
const ours = path.join(projectDir, 'src') + path.sep;

/** Code of a content folder or of a story: packages, and what the site itself is made of, write in no icon font. */
const isContent = (id: string) => /\.[jt]sx?$/.test(id) && !id.startsWith('\0') && !id.startsWith(ours) && !id.includes('/node_modules/');

/** Gives each file of code that writes in the icon font what brings it: a document without such code loads none. */
export function iconFontPlugin(): Plugin {
  return {
    name: 'docs-icon-font',
    enforce: 'pre',
    transform: (code, id) => (isContent(id) && usesIconFont(code) ? { code: `${code}\nimport ${JSON.stringify(loader)};\n`, map: null } : undefined),
  };
}
