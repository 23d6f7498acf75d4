import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import { projectDir } from '../../paths';

const recordFile = 'packages.json';

/** A package of which something is in the output. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** SPDX expression, or what the package states instead of one. */
  license: string;
  homepage?: string;
  /** Contents of its license and notice files. */
  texts: string[];
}

/** Folder of the package that a module or a font belongs to; undefined for files of this project. */
function packageFolder(file: string): string | undefined {
  const [, folder] =
    /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file.replaceAll('\\', '/')) ?? [];
  return folder;
}

const tailwindFile = createRequire(import.meta.url).resolve('tailwindcss/package.json');

/** Packages whose text is in a file that Vite does not list as a module of theirs: generated style sheets. */
const generatedFrom = (id: string) => (id.endsWith('.tailwind.tsx.css') ? [tailwindFile] : []);

/** Writes to `packages.json` next to a bundle which packages are in it, without those that tree shaking removed. */
export function shippedPackagesPlugin(): Plugin {
  return {
    name: 'docs-shipped-packages',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk'
          ? Object.keys(output.modules)
          : output.originalFileNames.map((file) => path.resolve(projectDir, file)),
      );
      const sources = [...files, ...[...this.getModuleIds()].flatMap(generatedFrom)];
      const folders = new Set(sources.flatMap((file) => packageFolder(file) ?? []));
      const relative = [...folders].map((folder) => path.relative(projectDir, folder)).sort();
      this.emitFile({ type: 'asset', fileName: recordFile, source: JSON.stringify(relative) });
    },
  };
}

/** The packages of some bundles, by name and version. */
export function readShippedPackages(bundleFolders: readonly string[]): ShippedPackage[] {
  const folders = bundleFolders.flatMap(
    (folder) => JSON.parse(readFileSync(path.join(folder, recordFile), 'utf8')) as string[],
  );
  const packages = new Map<string, ShippedPackage>();
  for (const folder of new Set(folders)) {
    const shipped = readPackage(path.join(projectDir, folder));
    if (shipped) packages.set(`${shipped.name} ${shipped.version}`, shipped);
  }
  return [...packages].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, shipped]) => shipped);
}

interface Manifest {
  name?: string;
  version?: string;
  license?: string | { type?: string };
  homepage?: string;
}

function readPackage(folder: string): ShippedPackage | undefined {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const { name, version, license, homepage } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  if (!name || !version) return undefined;
  return {
    name,
    version,
    license: (typeof license === 'string' ? license : license?.type) ?? '',
    homepage,
    texts: readdirSync(folder)
      // cspell:ignore licence -- British spelling of file names
      .filter((entry) => /^(license|licence|copying|notice)(\.|$)/i.test(entry))
      .sort()
      .map((entry) => readFileSync(path.join(folder, entry), 'utf8').trim()),
  };
}
