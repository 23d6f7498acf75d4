import react from '@vitejs/plugin-react';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { InlineConfig, Plugin, Rolldown } from 'vite';
import type { DemoStyling } from '../../../domain/content/demoStylings';
import { demoCodePlugins } from './demoCodePlugins';
import { licenseDefine } from './licensedGridPlugin';
import { shippedPackagesPlugin } from '../output/licenses/shippedPackages';
import { packageAliases } from './packageAliases';
import { projectDir } from '../paths';
import { supportedBrowsers } from '../supportedBrowsers';

const source = (file: string) => path.join(projectDir, 'src', file);

/** Production regardless of `NODE_ENV`, by which Vite would choose all of these and conditions of package exports. */
export const asInProduction = {
  mode: 'production',
  define: {
    'process.env.NODE_ENV': '"production"',
    'import.meta.env.DEV': 'false',
    'import.meta.env.PROD': 'true',
  },
  oxc: { jsx: { runtime: 'automatic', development: false } },
  resolve: { conditions: ['module', 'browser', 'production'], alias: packageAliases },
} satisfies InlineConfig;

const shared = {
  ...asInProduction,
  root: projectDir,
  configFile: false,
  logLevel: 'warn',
  plugins: [react(), shippedPackagesPlugin()],
} satisfies InlineConfig;

/** MUI marks its files for React Server Components, which mean nothing here. */
const quiet: NonNullable<
  NonNullable<NonNullable<InlineConfig['build']>['rollupOptions']>['onLog']
> = (level, log, next) => {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log);
};

/** Too large to bundle, or native: loaded from where they are installed. */
const externals = ['@resvg/resvg-js', 'lightningcss', 'prettier', 'satori'];

/** Where Node finds its version of a package. */
const nodeConditions = { conditions: ['module', 'node', 'production'] };

const forNode = { emptyOutDir: true, ssr: true, target: 'node20', minify: true };

const typeScriptFile = fileURLToPath(import.meta.resolve('typescript'));

/** Node scans a CommonJS file that is imported for its exports first: 0.4 s for the 9 MB of TypeScript. */
const requireTypeScript: Plugin = {
  name: 'require-typescript',
  enforce: 'pre',
  resolveId: (id) => (id === 'typescript' ? '\0typescript' : undefined),
  load: (id) =>
    id === '\0typescript'
      ? `import { createRequire } from 'node:module';
         export default createRequire(import.meta.url)(${JSON.stringify(typeScriptFile)});`
      : undefined,
};

/**
 * What compiles and renders pages, as one bundle that starts fast in every thread and whose hash is
 * the compiler's version.
 */
export function workerConfig(outDir: string): InlineConfig {
  return {
    ...shared,
    plugins: [...shared.plugins, requireTypeScript],
    publicDir: false,
    ssr: { noExternal: true, external: externals, resolve: nodeConditions },
    build: {
      ...forNode,
      outDir,
      rollupOptions: {
        input: { worker: source('app/build/engine/worker.ts') },
        onLog: quiet,
        output: {
          entryFileNames: '[name].mjs',
          chunkFileNames: '[name]-[hash].mjs',
          paths: Object.fromEntries(externals.map((name) => [name, import.meta.resolve(name)])),
        },
      },
    },
  };
}

const assetNames = {
  entryFileNames: 'assets/[name].[hash].js',
  chunkFileNames: 'assets/[name].[hash].js',
  assetFileNames: 'assets/[name].[hash][extname]',
};

const forBrowsers = {
  target: Object.entries(supportedBrowsers).map(([browser, version]) => `${browser}${version}`),
  emptyOutDir: true,
  reportCompressedSize: false,
};

/** What browsers load, named by its contents and listed in a manifest. */
const bundleOf = (
  outDir: string,
  input: Record<string, string>,
  codeSplitting: Rolldown.OutputOptions['codeSplitting'],
) => ({
  ...forBrowsers,
  outDir,
  manifest: 'manifest.json',
  assetsInlineLimit: 0,
  rollupOptions: { input, onLog: quiet, output: { ...assetNames, codeSplitting } },
});

/**
 * Vite wraps each `import()` in a function that loads style sheets and preloads. Chunks of the site have neither, so
 * `import()` alone is left, 0.9 kB smaller.
 */
const plainImports: Plugin = {
  name: 'docs-plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? 'export const __vitePreload = (load) => load();'
      : undefined,
};

/** The runtime, the islands and the style sheet of our own CSS. */
export function clientConfig(outDir: string, base: string): InlineConfig {
  return {
    ...shared,
    plugins: [...shared.plugins, plainImports],
    base,
    publicDir: false,
    build: {
      ...bundleOf(
        outDir,
        {
          runtime: source('app/browser/runtime/runtime.ts'),
          site: source('app/build/styles/site.css'),
        },
        // One file with all that it imports, as every page would request what it shares with later chunks, and with
        // what those chunks share, which they would request only after themselves.
        {
          groups: [
            {
              name: 'runtime',
              test: /app\/browser\/runtime\/runtime\.ts|strings\/format\.ts|content\/demoFrame\.ts|page\/createViewObserver\.ts/,
            },
          ],
        },
      ),
      modulePreload: false,
      // Minified later, with the variables of the theme.
      cssMinify: false,
    },
  };
}

/** The service worker: one file, that imports nothing. */
export function serviceWorkerConfig(outDir: string): InlineConfig {
  return {
    ...shared,
    plugins: [shippedPackagesPlugin()],
    publicDir: false,
    build: {
      ...forBrowsers,
      outDir,
      modulePreload: false,
      rollupOptions: {
        input: source('app/browser/offline/serviceWorker.ts'),
        output: { format: 'iife', entryFileNames: 'worker.js' },
      },
    },
  };
}

/** The MCP server as one file, with the packages that it uses. */
export function docsServerConfig(outDir: string): InlineConfig {
  return {
    ...shared,
    plugins: [shippedPackagesPlugin()],
    publicDir: false,
    ssr: { noExternal: true, resolve: nodeConditions },
    build: {
      ...forNode,
      outDir,
      rollupOptions: {
        input: { server: source('app/build/mcp/server.ts') },
        onLog: quiet,
        output: {
          banner: '#!/usr/bin/env node',
          codeSplitting: false,
          entryFileNames: '[name].mjs',
        },
      },
    },
  };
}

const demosModule = 'virtual:demos';

/** Files of a demo, absolute, by the styling that they are written in. */
export type DemoFiles = Partial<Record<DemoStyling, string>>;

/** `virtual:demos`: how to load each demo of a content folder, by name and styling. */
export function demosPlugin(demos: () => Record<string, DemoFiles>): Plugin {
  return {
    name: 'docs-demos',
    resolveId(id, importer) {
      if (id === demosModule) return `\0${demosModule}`;
      // Demos of a folder elsewhere find the packages of this project.
      const isForeign = importer && path.isAbsolute(importer) && !importer.startsWith(projectDir);
      return isForeign && /^[@a-z]/i.test(id)
        ? this.resolve(id, path.join(projectDir, 'package.json'), { skipSelf: true })
        : undefined;
    },
    load(id) {
      if (id !== `\0${demosModule}`) return undefined;
      const object = (entries: [string, string][]) =>
        `{${entries.map(([key, value]) => `${JSON.stringify(key)}: ${value}`).join(',\n')}}`;
      const loaders = (files: DemoFiles) =>
        object(
          Object.entries(files).map(([styling, file]) => [
            styling,
            `() => import(${JSON.stringify(file)})`,
          ]),
        );
      return `export const demos = ${object(Object.entries(demos()).map(([name, files]) => [name, loaders(files)]))};`;
    },
  };
}

const packages = (...names: string[]) => new RegExp(`/node_modules/(?:${names.join('|')})/`);

/** What forms, data grids and Studio's components import, and most demos do not. */
const ofForms = [
  '@mui/material/(?:esm/)?(?:useAutocomplete|Autocomplete|TablePagination|Tabs)',
  '@tanstack',
  'dayjs',
  'react-hook-form',
  'reselect',
];

/**
 * Few files, which the frames of all pages share: a frame would wait long for dozens of small modules. What only a few
 * demos import is not in them.
 */
const sharedByFrames = {
  groups: [
    // Toolpad patches storage when it loads: its own file runs after the frame has replaced blocked storage.
    {
      name: 'toolpad',
      priority: 4,
      minShareCount: 4,
      test: packages('@toolpad/core/(?!Crud)[^/]+'),
    },
    {
      name: 'demos',
      priority: 5,
      minShareCount: 4,
      // The theme of frames is ours, and shared by Toolpad and the frame itself.
      test: new RegExp(
        `/node_modules/(?!@toolpad/|@mui/x-|(?:${ofForms.join('|')})/)|/src/(?:app/browser/demoTheme|theme|platform|domain)/`,
      ),
    },
    { name: 'forms', priority: 3, minShareCount: 2, test: packages(...ofForms) },
    // One demo imports it: it keeps its address when the demo changes.
    { name: 'three', priority: 2, test: packages('three') },
    { name: 'pickers', priority: 2, test: packages('@mui/x-date-pickers') },
    { name: 'grid', priority: 1, test: packages('@mui/x-data-grid', '@toolpad/core/Crud') },
  ],
};

/**
 * The documents that run demos. A separate build, so that it shares no chunks with the runtime of the pages.
 * @param licenseKey for demos with the licensed data grid; see `licensedGridPlugin`
 */
export function frameConfig(
  outDir: string,
  base: string,
  demos: Record<string, DemoFiles>,
  licenseKey: string | undefined,
): InlineConfig {
  return {
    ...shared,
    define: { ...shared.define, ...licenseDefine(licenseKey) },
    plugins: [
      react(),
      demosPlugin(() => demos),
      ...demoCodePlugins(licenseKey),
      shippedPackagesPlugin(),
    ],
    base,
    publicDir: false,
    build: {
      ...bundleOf(outDir, { frame: source('app/browser/demo/frame.tsx') }, sharedByFrames),
      chunkSizeWarningLimit: 2000,
    },
  };
}
