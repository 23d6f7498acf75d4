import { execFile } from 'node:child_process';
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
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Manifest } from 'vite';
import { type PreparedDemo, editFrameName } from '../../../domain/content/demoFrame';
import { defaultStyling, type DemoStyling } from '../../../domain/content/demoStylings';
import { hashOf, hashOfFiles } from '../engine/hash';
import { browserEntries, buildSettings, projectDir } from '../paths';
import type { DemoFiles } from './demoFiles';
import { isSansFont, subsetFonts } from './subsetFonts';
import type { BundleTask } from './viteConfig';

/** What decides the bytes of the bundles, besides the demos. They name files of this folder, which may be moved. */
export const sourceHash = () =>
  hashOf(process.version, projectDir, hashOfFiles(projectDir, ['src', ...buildSettings]));

const bundleCommand = fileURLToPath(new URL('bundle.ts', import.meta.url));

/**
 * Makes bundles, in a process of its own: the bundler would keep 500 MiB while pages are compiled.
 * @throws {Error} with what the bundler says
 */
export async function bundle(task: BundleTask): Promise<void> {
  const args = ['--import', import.meta.resolve('tsx'), bundleCommand];
  const running = promisify(execFile)(process.execPath, args, { cwd: projectDir });
  running.child.stdin!.end(JSON.stringify(task));
  await running.then(
    ({ stdout, stderr }) => process.stderr.write(stdout + stderr),
    ({ stderr }: { stderr: string }) => {
      throw new Error(stderr);
    },
  );
}

/** Milliseconds after which no build still writes a folder. */
const longestBuild = 60 * 60 * 1000;

/**
 * Runs a build into a folder named by its inputs, unless that folder exists, and removes what the same build made of
 * other inputs. The folder appears when it is complete, so builds that run at once may share it.
 */
export async function bundled(
  cacheDir: string,
  name: string,
  key: string,
  run: (outDir: string) => Promise<unknown>,
): Promise<string> {
  const family = path.join(cacheDir, name);
  const outDir = path.join(family, key);
  if (existsSync(outDir)) return outDir;
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
  for (const entry of readdirSync(family)) {
    // Only what is named by a hash: the folder of the cache may hold more than caches.
    const [, hash, unfinishedName] = /^([0-9a-f]{16})(\..+)?$/.exec(entry) ?? [];
    const folder = path.join(family, entry);
    const isLeft = unfinishedName
      ? Date.now() - statSync(folder).mtimeMs > longestBuild
      : hash !== undefined && hash !== key;
    if (isLeft) rmSync(folder, { recursive: true, force: true });
  }
  return outDir;
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

/** The bundles that do not depend on the content. */
export interface CodeBundles {
  /** The code of the build's threads. */
  compiler: {
    file: string;
    /** Changes when the compiler or the components do: the version of everything made with it. */
    hash: string;
  };
  /** What pages load in the browser. */
  client: ClientBundle;
  /** The code that keeps visited pages in the browser, in one file. */
  serviceWorker: { folder: string; code: string };
  /** The MCP server over the documentation, which lacks its data: `server.mjs` and `handler.mjs`. */
  docsServer: { folder: string };
}

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as Manifest;

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

export async function codeBundles(
  cacheDir: string,
  sources: string,
  base: string,
): Promise<CodeBundles> {
  // A folder for each base: builds with other ones may run at the same time.
  const family = path.join('code', hashOf(base));
  const code = await bundled(cacheDir, family, hashOf(sources, base), async (outDir) => {
    await bundle({ names: ['compiler', 'client', 'serviceWorker', 'docsServer'], outDir, base });
    await subsetFonts(path.join(outDir, 'client/assets'));
  });
  const [compiler, client, serviceWorker, docsServer] = [
    path.join(code, 'compiler'),
    path.join(code, 'client'),
    path.join(code, 'serviceWorker'),
    path.join(code, 'docsServer'),
  ] as const;
  const chunks = readdirSync(compiler)
    .filter((file) => file.endsWith('.mjs'))
    .sort();
  const manifest = readManifest(client);
  return {
    compiler: {
      file: path.join(compiler, 'worker.mjs'),
      hash: hashOf(...chunks.map((file) => readFileSync(path.join(compiler, file)))),
    },
    client: {
      folder: client,
      runtime: base + entryOf(manifest, browserEntries.runtime).file,
      font: sansFont(client, base),
      stylesheet: entryOf(manifest, browserEntries.site).file,
    },
    serviceWorker: {
      folder: serviceWorker,
      code: readFileSync(path.join(serviceWorker, 'worker.js'), 'utf8'),
    },
    docsServer: { folder: docsServer },
  };
}

interface EntryBundle {
  folder: string;
  script: string;
  /** Its style sheet, inside each document: short, and one request less before the first paint. */
  css: string;
  /** URLs of the modules that a document with this script loads, by its name. */
  modules: Record<string, string[]>;
  /** URLs of the style sheets that these modules bring. */
  sheets: Record<string, string[]>;
}

export interface FrameBundle extends EntryBundle {
  /** URL of the font of the interface: the same file as that of pages. */
  font: string;
  /** The demos as a server renders them, by name. */
  prepared: Readonly<Record<string, PreparedDemo>>;
  /** Style sheets that other stylings bring, by the demo's name. */
  stylingSheets: Record<string, Partial<Record<DemoStyling, string>>>;
  /** What the document that runs edited demos loads. */
  edit: EntryBundle;
}

/** Files of a chunk, of its static imports, and so on, each with its style sheets. */
function filesOf(
  manifest: Manifest,
  source: string,
  found = new Map<string, readonly string[]>(),
): Map<string, readonly string[]> {
  const { file, css = [], imports = [] } = entryOf(manifest, source);
  if (!found.has(file)) {
    found.set(file, css);
    for (const other of imports) filesOf(manifest, other, found);
  }
  return found;
}

function entryBundle(
  folder: string,
  base: string,
  entry: string,
  documents: readonly (readonly [name: string, source: string])[],
): EntryBundle {
  const manifest = readManifest(folder);
  const { file, css = [] } = entryOf(manifest, entry);
  const loaded = documents.map(
    ([name, source]) => [name, filesOf(manifest, source, filesOf(manifest, entry))] as const,
  );
  return {
    folder,
    script: base + file,
    css: css.map((sheet) => readFileSync(path.join(folder, sheet), 'utf8')).join(''),
    modules: Object.fromEntries(
      loaded.map(([name, files]) => [name, [...files.keys()].slice(1).map((file) => base + file)]),
    ),
    sheets: Object.fromEntries(
      loaded.map(([name, files]) => [
        name,
        [...files.values()]
          .flat()
          .filter((file) => !css.includes(file))
          .map((file) => base + file),
      ]),
    ),
  };
}

export interface DemoSources {
  contentDir: string;
  /** The demos by name, each in its stylings. */
  demos: Record<string, DemoFiles>;
  /** Everything that the demos can import from the content folder. */
  modules: readonly string[];
  /** For demos with the licensed data grid. */
  licenseKey: string | undefined;
}

/**
 * What the documents of demos load.
 * @param cacheDir of this content folder
 */
export async function frameBundle(
  cacheDir: string,
  sources: string,
  base: string,
  { contentDir, demos, modules, licenseKey }: DemoSources,
): Promise<FrameBundle> {
  // Vite names files by where they are, also those in linked folders.
  const nameOf = (file: string) =>
    path.relative(projectDir, realpathSync(file)).replaceAll(path.sep, '/');
  const mainFiles = Object.entries(demos).map(
    ([name, files]) => [name, nameOf(files[defaultStyling]!)] as const,
  );
  const contents = hashOfFiles(contentDir, modules);
  const key = hashOf(sources, base, contents, licenseKey ?? '', JSON.stringify(mainFiles));
  const frames = await bundled(cacheDir, 'frames', key, async (outDir) => {
    await bundle({ names: ['frame', 'editFrame', 'demoServer'], outDir, base, demos, licenseKey });
    for (const name of ['frame', 'editFrame']) await subsetFonts(path.join(outDir, name, 'assets'));
  });
  const folder = path.join(frames, 'frame');
  const { frame, editFrame } = browserEntries;
  const manifest = readManifest(folder);
  const sheetOf = (file: string) =>
    (entryOf(manifest, nameOf(file)).css ?? [])
      .map((sheet) => readFileSync(path.join(folder, sheet), 'utf8'))
      .join('');
  return {
    ...entryBundle(folder, base, frame, mainFiles),
    font: sansFont(folder, base),
    prepared: JSON.parse(
      readFileSync(path.join(frames, 'demoServer/prepared.json'), 'utf8'),
    ) as FrameBundle['prepared'],
    stylingSheets: Object.fromEntries(
      Object.entries(demos).map(([name, { [defaultStyling]: _main, ...others }]) => [
        name,
        Object.fromEntries(
          Object.entries<string | undefined>(others).map(([styling, file]) => [
            styling,
            sheetOf(file!),
          ]),
        ),
      ]),
    ),
    edit: entryBundle(path.join(frames, 'editFrame'), base, editFrame, [
      [editFrameName, editFrame],
    ]),
  };
}

/** All that browsers load besides pages, and the server for agents where it is written. */
export interface BrowserCode extends Pick<CodeBundles, 'client'> {
  frames: FrameBundle | undefined;
  /** Undefined where browsers may not keep pages. */
  serviceWorker: CodeBundles['serviceWorker'] | undefined;
  docsServer: CodeBundles['docsServer'];
}
