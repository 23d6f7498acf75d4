import path from 'node:path';
import type { Plugin } from 'vite';
import { corePackage } from '../../../domain/code/documentedPackages';
import { usesIconFont } from '../../../domain/code/iconFont';
import { projectDir } from '../paths';
import { isContentCode, dataGridPlugin } from './dataGridPlugin';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compile } from 'tailwindcss';
import { demoStylings } from '../../../domain/content/demoStylings';
import { sandboxSetups } from '../../../domain/code/sandboxProject';

const loader = path.join(projectDir, 'src/app/browser/iconFont/startIconFont.ts');

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

/** Lets demos of a folder elsewhere find the packages of this project. */
const ownPackages: Plugin = {
  name: 'docs-own-packages',
  resolveId(id, importer) {
    const isForeign = importer && path.isAbsolute(importer) && !importer.startsWith(projectDir);
    return isForeign && /^[@a-z]/i.test(id)
      ? this.resolve(id, path.join(projectDir, 'package.json'), { skipSelf: true })
      : undefined;
  },
};

/** What demos need of whatever bundles them. */
export const demoCodePlugins = (licenseKey: string | undefined): Plugin[] => [
  ownPackages,
  tailwindPlugin(),
  iconFontPlugin(),
  dataGridPlugin(licenseKey),
  frameThemePlugin(),
];

const require = createRequire(import.meta.url);

const isTailwindDemo = (id: string) => id.endsWith(demoStylings.Tailwind.fileEnding);

/** Every word of a source that could be a class: Tailwind passes over those that are none. */
const candidatesOf = (source: string) => [...new Set(source.split(/[\s'"`${}]+/))];

/** The style sheet that Tailwind makes for the classes in a source. */
export async function tailwindCss(source: string): Promise<string> {
  const { build } = await compile(sandboxSetups.Tailwind.styleSheet?.text ?? '', {
    loadStylesheet: async (id, base) => {
      const file = require.resolve(id);
      return { path: file, base: path.dirname(file) || base, content: readFileSync(file, 'utf8') };
    },
  });
  return build(candidatesOf(source));
}

/** Gives each demo in Tailwind a style sheet of its classes: `X.tailwind.tsx` imports `X.tailwind.tsx.css`. */
function tailwindPlugin(): Plugin {
  return {
    name: 'docs-tailwind',
    enforce: 'pre',
    resolveId(id, importer) {
      const demo = id.endsWith('.css') ? id.slice(0, -'.css'.length) : '';
      return isTailwindDemo(demo) ? path.resolve(path.dirname(importer ?? ''), id) : undefined;
    },
    load(id) {
      const demo = id.endsWith('.css') ? id.slice(0, -'.css'.length) : '';
      if (!isTailwindDemo(demo)) return undefined;
      this.addWatchFile(demo);
      return tailwindCss(readFileSync(demo, 'utf8'));
    },
    transform(code, id) {
      return isTailwindDemo(id)
        ? { code: `${code}\nimport './${path.basename(id)}.css';\n`, map: null }
        : undefined;
    },
  };
}

const replacements: Readonly<Record<string, string>> = {
  '@mui/material': path.join(projectDir, 'src/app/browser/demoTheme/material.ts'),
  '@mui/material/styles': path.join(projectDir, 'src/app/browser/demoTheme/styles.ts'),
};

/** Demos in all stylings, and Core's `AppProvider`, which makes a theme where a demo gives it none. */
const makesDemoTheme = (id: string) =>
  (/\/demos\/[A-Z]\w*(?:\.\w+)?\.tsx$/.test(id) && !id.endsWith('.stories.tsx')) ||
  id.includes(`/${corePackage}/AppProvider/`);

/** Gives demos a `createTheme` that takes from the page what they leave open: see `src/app/browser/demoTheme`. */
export function frameThemePlugin(): Plugin {
  return {
    name: 'docs-frame-theme',
    enforce: 'pre',
    resolveId: (id, importer) =>
      importer !== undefined && makesDemoTheme(importer.split('?')[0]!)
        ? replacements[id]
        : undefined,
  };
}
