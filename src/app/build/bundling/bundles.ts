import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';
import type { Manifest } from 'vite';
import { defaultStyling } from '../../../domain/content/demoStylings';
import { hashOf, hashOfFiles } from '../engine/hash';
import { buildSettings, projectDir } from '../paths';
import type * as bundleTasks from './bundleTasks';
import { isSansFont } from './subsetFonts';
import type { DemoFiles } from './viteConfigs';

/** What decides the bytes of the bundles, besides the demos. */
export const sourceHash = () =>
  hashOf(process.version, hashOfFiles(projectDir, ['src', ...buildSettings]));

/**
 * Vite runs in a process of its own, which starts with the first task and ends with the last: an edit never loads
 * Vite, and its 600 MiB are free again before pages are compiled.
 */
const bundler = new Tinypool({
  filename: fileURLToPath(new URL('bundleTasks.ts', import.meta.url)),
  runtime: 'child_process',
  minThreads: 0,
  maxThreads: 1,
  execArgv: ['--import', import.meta.resolve('tsx')],
  // Else the allocator of Rolldown keeps what it has freed: 140 MiB. cspell:ignore MIMALLOC
  env: { ...(process.env as Record<string, string>), MIMALLOC_PURGE_DELAY: '0' },
});

type BundleTasks = typeof bundleTasks;

const bundle = <Name extends keyof BundleTasks>(
  name: Name,
  task: Parameters<BundleTasks[Name]>[0],
): Promise<void> =>
  bundler.run(task, { name }).catch(({ message }: Error) => {
    // What a process sends of an error is not an `Error` any more.
    throw new Error(message);
  }) as Promise<void>;

const keptBundles = 4;
const unusedForMs = 24 * 60 * 60 * 1000;

/**
 * Runs a build into a folder named by its inputs, unless that folder exists. The folder appears when it is complete, so
 * builds that run at once do not disturb each other. Removes folders that no build has used for a
 * day, except the last few.
 */
export async function bundled(
  cacheDir: string,
  name: string,
  key: string,
  run: (outDir: string) => Promise<unknown>,
): Promise<string> {
  const family = path.join(cacheDir, name);
  const outDir = path.join(family, key);
  if (!existsSync(outDir)) {
    mkdirSync(family, { recursive: true });
    const unfinished = mkdtempSync(`${outDir}.`);
    try {
      await run(unfinished);
      renameSync(unfinished, outDir);
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true });
      // Another build may have been first.
      if (!existsSync(outDir)) throw error;
    }
  }
  const now = new Date();
  utimesSync(outDir, now, now);
  evict(family, now.getTime() - unusedForMs);
  return outDir;
}

function evict(family: string, usedBefore: number): void {
  // Only what is named by a hash: the folder of the cache may hold more than caches.
  const own = readdirSync(family).filter((entry) => /^[0-9a-f]{16}(\.|$)/.test(entry));
  const entries = own.flatMap((entry) => {
    const folder = path.join(family, entry);
    const usedAt = statSync(folder, { throwIfNoEntry: false })?.mtimeMs;
    return usedAt === undefined ? [] : [{ folder, usedAt }];
  });
  const old = entries.sort((a, b) => b.usedAt - a.usedAt).slice(keptBundles);
  for (const { folder, usedAt } of old)
    if (usedAt < usedBefore) rmSync(folder, { recursive: true, force: true });
}

export interface WorkerBundle {
  file: string;
  /** Changes when the compiler or the components do: the version of everything made with it. */
  hash: string;
}

/** The code of the build's threads. */
export async function workerBundle(cacheDir: string, sources: string): Promise<WorkerBundle> {
  const folder = await bundled(cacheDir, 'worker', sources, (outDir) =>
    bundle('worker', { outDir }),
  );
  const chunks = readdirSync(folder)
    .filter((file) => file.endsWith('.mjs'))
    .sort();
  return {
    file: path.join(folder, 'worker.mjs'),
    hash: hashOf(...chunks.map((file) => readFileSync(path.join(folder, file)))),
  };
}

export interface ClientBundle {
  /** Folder with `assets/`. */
  folder: string;
  runtime: string;
  /** URL of the font of the interface. */
  font: string;
  /** Our own style sheet, a path in `folder`; it becomes part of the site's sheet. */
  stylesheet: string;
}

const manifestFile = 'manifest.json';
/** Stands for the content folder in a stored manifest, so that the same content elsewhere uses the same bundle. */
const anyContent = '<content>/';

/** Prefix of the paths of a content folder in Vite's manifest. */
const contentPrefix = (contentDir: string) =>
  `${path.relative(projectDir, contentDir).replaceAll(path.sep, '/')}/`;

function readManifest(folder: string, prefix = anyContent): Manifest {
  const text = readFileSync(path.join(folder, manifestFile), 'utf8');
  return JSON.parse(text.replaceAll(`"${anyContent}`, `"${prefix}`)) as Manifest;
}

const entryOf = (manifest: Manifest, source: string) => {
  const entry = manifest[source];
  if (!entry)
    throw new Error(
      `The manifest of the client build has no ${source}; its entries are ${Object.keys(manifest).join(', ')}.`,
    );
  return entry;
};

const sansFont = (folder: string, base: string) =>
  `${base}assets/${readdirSync(path.join(folder, 'assets')).find(isSansFont)}`;

/** What pages load in the browser. */
export async function clientBundle(
  cacheDir: string,
  sources: string,
  base: string,
): Promise<ClientBundle> {
  const folder = await bundled(cacheDir, 'client', hashOf(sources, base), (outDir) =>
    bundle('client', { outDir, base }),
  );
  const manifest = readManifest(folder);
  return {
    folder,
    runtime: base + entryOf(manifest, 'src/app/browser/runtime/runtime.ts').file,
    font: sansFont(folder, base),
    stylesheet: entryOf(manifest, 'src/app/build/styles/site.css').file,
  };
}

export interface ServiceWorkerBundle {
  folder: string;
  code: string;
}

/** The code that keeps visited pages in the browser. */
export async function serviceWorkerBundle(
  cacheDir: string,
  sources: string,
): Promise<ServiceWorkerBundle> {
  const folder = await bundled(cacheDir, 'serviceWorker', sources, (outDir) =>
    bundle('serviceWorker', { outDir }),
  );
  return { folder, code: readFileSync(path.join(folder, 'worker.js'), 'utf8') };
}

export interface DocsServerBundle {
  folder: string;
  /** Name of the one file in it. */
  file: string;
}

/** The MCP server over the documentation. */
export async function docsServerBundle(
  cacheDir: string,
  sources: string,
): Promise<DocsServerBundle> {
  const folder = await bundled(cacheDir, 'mcp', sources, (outDir) =>
    bundle('docsServer', { outDir }),
  );
  return { folder, file: 'server.mjs' };
}

export interface FrameBundle {
  folder: string;
  script: string;
  stylesheets: string[];
  /** URL of the font of the interface: the same file as that of pages. */
  font: string;
  /** URLs of the scripts that every demo loads, without the small ones. */
  shared: string[];
  /** URLs of the modules that the document of a demo loads, by its name. */
  modules: Record<string, string[]>;
}

/** Files of a chunk, of its static imports, and so on. */
function filesOf(manifest: Manifest, source: string, found = new Set<string>()): Set<string> {
  const { file, imports = [] } = entryOf(manifest, source);
  if (!found.has(file)) {
    found.add(file);
    for (const other of imports) filesOf(manifest, other, found);
  }
  return found;
}

/** Bytes of a script whose transfer takes less time than its request. */
const smallScript = 5000;

/** Entry of the documents of demos. */
const frameEntry = 'src/app/browser/demo/frame.tsx';

export interface DemoSources {
  contentDir: string;
  /** The demos by name, each in its stylings. */
  demos: Record<string, DemoFiles>;
  /** Everything that the demos can import from the content folder. */
  modules: readonly string[];
  /** For demos with the licensed data grid. */
  licenseKey: string | undefined;
}

/** What the documents of demos load. */
export async function frameBundle(
  cacheDir: string,
  sources: string,
  base: string,
  { contentDir, demos, modules, licenseKey }: DemoSources,
): Promise<FrameBundle> {
  // Vite names files by where they are, also those in linked folders.
  const home = realpathSync(contentDir);
  const mainFiles = Object.entries(demos).map(
    ([name, { [defaultStyling]: file }]) => [name, realpathSync(file!)] as const,
  );
  const places = mainFiles.map(([, file]) => path.relative(home, file));
  const contents = hashOfFiles(contentDir, modules);
  const key = hashOf(sources, base, contents, licenseKey ?? '', ...places);
  const folder = await bundled(cacheDir, 'frame', key, async (outDir) => {
    await bundle('frame', { outDir, base, demos, licenseKey });
    const file = path.join(outDir, manifestFile);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll(`"${contentPrefix(home)}`, `"${anyContent}`));
  });
  const manifest = readManifest(folder, contentPrefix(home));
  const entry = entryOf(manifest, frameEntry);
  return {
    folder,
    script: base + entry.file,
    stylesheets: (entry.css ?? []).map((file) => base + file),
    font: sansFont(folder, base),
    shared: [...filesOf(manifest, frameEntry)]
      .filter((file) => statSync(path.join(folder, file)).size > smallScript)
      .map((file) => base + file),
    modules: Object.fromEntries(
      mainFiles.map(([name, file]) => {
        const source = path.relative(projectDir, file).replaceAll(path.sep, '/');
        const files = filesOf(manifest, source, filesOf(manifest, frameEntry));
        return [name, [...files].slice(1).map((own) => base + own)];
      }),
    ),
  };
}

/** All that browsers load besides pages, and the server for agents where it is written. */
export interface BrowserCode {
  client: ClientBundle;
  frames: FrameBundle | undefined;
  /** Undefined where browsers may not keep pages. */
  serviceWorker: ServiceWorkerBundle | undefined;
  docsServer?: DocsServerBundle;
}
