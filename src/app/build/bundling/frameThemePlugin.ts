import path from 'node:path';
import type { Plugin } from 'vite';
import { projectDir } from '../paths';
import { corePackage } from '../../../domain/code/documentedPackages';

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
