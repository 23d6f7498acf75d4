import react from '@vitejs/plugin-react';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EnvironmentOptions, InlineConfig, Plugin, Rolldown } from 'vite';
import { shippedPackagesPlugin } from '../output/licenses/shippedPackages';
import { browserEntries, projectDir, packageAliases } from '../paths';
import { supportedBrowsers } from '../supportedBrowsers';
import { demoCodePlugins } from './demoCodePlugins';
import { demosPlugin, type DemoFiles } from './demoFiles';
import { licenseDefine } from './dataGridPlugin';
import { corePackage, packagesScope } from '../../../domain/code/documentedPackages';

/**
 * Production regardless of `NODE_ENV`, by which Vite would choose all of these and conditions of package exports. A
 * new object for each use, because Vite extends the lists of a configuration that it is given.
 */
export const asInProduction = () =>
  ({
    mode: 'production',
    define: {
      'process.env.NODE_ENV': '"production"',
      'import.meta.env.DEV': 'false',
      'import.meta.env.PROD': 'true',
    },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    resolve: { alias: packageAliases },
  }) satisfies InlineConfig;

/** Where browsers find their version of a package. */
export const browserConditions = ['module', 'browser', 'production'];

/** Where Node finds its version of a package. */
const nodeConditions = ['module', 'node', 'production'];

/** The bundles, each in an environment of Vite. */
export type BundleName =
  'compiler' | 'client' | 'frame' | 'editFrame' | 'demoServer' | 'serviceWorker' | 'docsServer';

export interface BundleTask {
  /** The bundles to make. */
  names: readonly BundleName[];
  /** Gets a folder for each bundle, by its name. */
  outDir: string;
  /** Path of the site, with a slash at each end. */
  base: string;
  /** The demos that frames run, by name. */
  demos?: Readonly<Record<string, DemoFiles>>;
  /** For demos with the licensed data grid; see `dataGridPlugin`. */
  licenseKey?: string | undefined;
}

/** The configuration of all bundles. */
export const viteConfig = ({ names, outDir, base, demos = {}, licenseKey }: BundleTask) =>
  ({
    ...asInProduction(),
    root: projectDir,
    base,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [
      react(),
      shippedPackagesPlugin(),
      ...pluginsOf(['compiler'], requireTypeScript),
      ...pluginsOf(
        ['frame', 'editFrame', 'demoServer'],
        demosPlugin(() => demos),
        ...demoCodePlugins(licenseKey),
      ),
    ],
    build: { emptyOutDir: true, reportCompressedSize: false },
    builder: {
      async buildApp({ build, environments }) {
        for (const name of names) await build(environments[name]!);
      },
    },
    environments: {
      compiler: compiler(path.join(outDir, 'compiler')),
      client: client(path.join(outDir, 'client')),
      frame: frame('frame', outDir, licenseKey),
      editFrame: frame('editFrame', outDir, licenseKey),
      demoServer: demoServer(path.join(outDir, 'demoServer'), licenseKey),
      serviceWorker: serviceWorker(path.join(outDir, 'serviceWorker')),
      docsServer: docsServer(path.join(outDir, 'docsServer')),
    } satisfies Record<BundleName, EnvironmentOptions>,
  }) satisfies InlineConfig;

/** Plugins for the bundles of some environments. */
const pluginsOf = (environments: readonly string[], ...plugins: Plugin[]): Plugin[] =>
  plugins.map((plugin) => ({
    ...plugin,
    applyToEnvironment: ({ name }) => environments.includes(name),
  }));

/** MUI marks its files for React Server Components, which mean nothing here. */
const onLog: Rolldown.InputOptions['onLog'] = (level, log, next) => {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log);
};

/** Too large to bundle, or native: loaded from where they are installed. */
const externals = ['@resvg/resvg-js', 'lightningcss', 'prettier', 'satori', 'satteri'];

const forNode = { ssr: true, target: 'node20', minify: true } as const;

/**
 * What compiles and renders pages, as one bundle that starts fast in every thread and whose hash is
 * the compiler's version.
 */
const compiler = (outDir: string): EnvironmentOptions => ({
  resolve: { noExternal: true, external: externals, conditions: [...nodeConditions] },
  build: {
    outDir,
    ...forNode,
    rolldownOptions: {
      input: { worker: 'src/app/build/engine/worker.ts' },
      onLog,
      output: {
        entryFileNames: '[name].mjs',
        chunkFileNames: '[name]-[hash].mjs',
        paths: Object.fromEntries(externals.map((name) => [name, import.meta.resolve(name)])),
      },
    },
  },
});

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

const target = Object.entries(supportedBrowsers).map(
  ([browser, version]) => `${browser}${version}`,
);

/** Names files by their contents, and lists them in a manifest. */
const forPages = { target, manifest: 'manifest.json', assetsInlineLimit: 0 };

const assetNames = {
  entryFileNames: 'assets/[name].[hash].js',
  chunkFileNames: 'assets/[name].[hash].js',
  assetFileNames: 'assets/[name].[hash][extname]',
};

/** The runtime, the islands and the style sheet of our own CSS. */
const client = (outDir: string): EnvironmentOptions => ({
  resolve: { conditions: [...browserConditions] },
  build: {
    outDir,
    ...forPages,
    modulePreload: false,
    // Minified later, with the variables of the theme.
    cssMinify: false,
    rolldownOptions: {
      input: { runtime: browserEntries.runtime, site: browserEntries.site },
      onLog,
      output: {
        ...assetNames,
        // One file with all that it imports, as every page would request what it shares with later chunks, and with
        // what those chunks share, which they would request only after themselves.
        codeSplitting: {
          groups: [
            {
              name: 'runtime',
              test: /app\/browser\/runtime\/runtime\.ts|strings\/format\.ts|domain\/isRecord\.ts|content\/demoFrame\.ts|page\/createViewObserver\.ts/,
            },
          ],
        },
      },
    },
  },
});

const packages = (...names: string[]) => new RegExp(`/node_modules/(?:${names.join('|')})/`);

/** What forms, data grids and Studio's components import, and most demos do not. */
const ofForms = [
  '@mui/material/(?:esm/)?(?:useAutocomplete|Autocomplete|TablePagination|Tabs)',
  '@tanstack',
  'dayjs',
  'react-hook-form',
  'reselect',
];

/** What single demos import. */
const ofFew = ['three', 'react-router', 'zod'];

/**
 * The documents that run demos, and the one that runs edited demos. They share no chunks with the runtime of the pages,
 * nor with each other: an edit may import far more than demos do.
 */
const frame = (
  name: 'frame' | 'editFrame',
  outDir: string,
  licenseKey: string | undefined,
): EnvironmentOptions => ({
  consumer: 'client',
  define: licenseDefine(licenseKey),
  resolve: { conditions: [...browserConditions] },
  build: {
    outDir: path.join(outDir, name),
    ...forPages,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: { [name]: browserEntries[name] },
      onLog,
      output: {
        ...assetNames,
        // Few files, which the frames of all pages share: a frame would wait long for dozens of small modules. What
        // only a few demos import is not in them.
        codeSplitting: {
          groups: [
            // Core patches storage when it loads: its own file runs after the frame has replaced blocked storage.
            {
              name: 'core',
              priority: 4,
              minShareCount: name === 'frame' ? 4 : 1,
              test: packages(`${corePackage}/(?!Crud)[^/]+`),
            },
            {
              name: 'demos',
              priority: 5,
              minShareCount: name === 'frame' ? 4 : 1,
              // The theme of frames is ours, and shared by Core and the frame itself.
              test: new RegExp(
                `/node_modules/(?!${packagesScope}|@mui/x-|(?:${[...ofForms, ...ofFew].join('|')})/)|/src/(?:app/browser/demoTheme|theme|platform|domain)/`,
              ),
            },
            {
              name: 'forms',
              priority: 3,
              minShareCount: name === 'frame' ? 2 : 1,
              test: packages(...ofForms),
            },
            // One demo imports it: it keeps its address when the demo changes.
            { name: 'three', priority: 2, test: packages('three') },
            { name: 'pickers', priority: 2, test: packages('@mui/x-date-pickers') },
            {
              name: 'grid',
              priority: 1,
              test: packages('@mui/x-data-grid', `${corePackage}/Crud`),
            },
          ],
        },
      },
    },
  },
});

/** What renders demos on a server, in one process with everything that they import. */
const demoServer = (outDir: string, licenseKey: string | undefined): EnvironmentOptions => ({
  define: licenseDefine(licenseKey),
  resolve: { noExternal: true, conditions: [...nodeConditions] },
  build: {
    outDir,
    ...forNode,
    minify: false,
    // For the lines of demos that throw.
    sourcemap: true,
    rolldownOptions: {
      input: { renderDemos: browserEntries.demoServer },
      onLog,
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});

/** The service worker: one file, that imports nothing. */
const serviceWorker = (outDir: string): EnvironmentOptions => ({
  consumer: 'client',
  resolve: { conditions: [...browserConditions] },
  build: {
    outDir,
    target,
    modulePreload: false,
    rolldownOptions: {
      input: browserEntries.serviceWorker,
      output: { format: 'iife', entryFileNames: 'worker.js' },
    },
  },
});

/** The MCP server, with the packages that it uses: a handler of requests in one file, and a program that imports it. */
const docsServer = (outDir: string): EnvironmentOptions => ({
  resolve: { noExternal: true, conditions: [...nodeConditions] },
  build: {
    outDir,
    ...forNode,
    rolldownOptions: {
      input: {
        server: 'src/app/build/mcp/server.ts',
        handler: 'src/app/build/mcp/handler.ts',
      },
      preserveEntrySignatures: 'allow-extension',
      onLog,
      output: {
        banner: ({ name }) => (name === 'server' ? '#!/usr/bin/env node' : ''),
        entryFileNames: '[name].mjs',
      },
    },
  },
});
