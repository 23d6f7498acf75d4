import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the project. */
export const projectDir = path.resolve(fileURLToPath(import.meta.url), '../../../..');

/** What browsers load, by the paths that name it in manifests of Vite. */
export const browserEntries = {
  runtime: 'src/app/browser/runtime/runtime.ts',
  site: 'src/app/build/styles/site.css',
  frame: 'src/app/browser/demo/frame.tsx',
  editFrame: 'src/app/browser/edit/editFrame.tsx',
  demoServer: 'src/app/browser/demo/renderDemos.tsx',
  serviceWorker: 'src/app/browser/offline/serviceWorker.ts',
};

/** Files that decide what is built besides the sources: versions of packages, and the width of code on pages. */
export const buildSettings = ['package-lock.json', '.prettierrc.json'];

/** What decides the bytes of the workbench, besides the content that it shows. */
export const workbenchCode = ['src', 'stories', '.storybook', ...buildSettings];

/** What decides the bytes of the workbench of this documentation. */
export const workbenchInputs = [...workbenchCode, 'docs', 'public'];

export const defaultContentDir = path.join(projectDir, 'docs');
/** Whether a content folder, absolute, is that of this documentation. */
export const isOwnContent = (contentDir: string): boolean => contentDir === defaultContentDir;

export const defaultOutDir = path.join(projectDir, 'dist');

/** What a build keeps for the next one. */
export const defaultCacheDir = path.join(projectDir, '.cache');

/** Files published as they are, below the base. */
export const publicDir = path.join(projectDir, 'public');

/** Storybook's command line. */
export const storybookFile = createRequire(import.meta.url).resolve(
  'storybook/internal/bin/dispatcher',
);

/**
 * Module names that packages import -> what they get. Everything that bundles the documented packages needs this. The
 * data grid of Studio imports the premium grid, which needs a license: it gets the community grid.
 */
export const packageAliases = {
  '@mui/x-data-grid-premium': path.join(projectDir, 'src/app/browser/dataGrid/premiumGrid.ts'),
};
