import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Notice, Source } from '../../../src/reference/records';
import { fetchPackage } from './fetchPackage';
import {
  baselineVersion,
  createToolpadApp,
  documentedVersion,
  packedPackages,
  type PackedPackage,
} from './packageTable';

/** A package on disk. */
export interface PackageFolder {
  name: string;
  version: string;
  folder: string;
  /** Of its tarball, as a lockfile states it. */
  integrity: string;
}

/** The packages of Toolpad in one version. */
export interface ToolpadPackages {
  core: PackageFolder;
  studio: PackageFolder;
  components: PackageFolder;
  runtime: PackageFolder;
}

/** The packages that are installed here. */
export interface InstalledPackages extends Omit<ToolpadPackages, 'studio'> {
  /** Others whose types decide what is extracted of `@toolpad/core`. */
  others: PackageFolder[];
  /** Others whose code decides what is extracted of Studio. */
  ofStudio: PackageFolder[];
}

export interface PackageSet extends Pick<InstalledPackages, 'others' | 'ofStudio'> {
  documented: ToolpadPackages;
  baseline: ToolpadPackages;
  creator: PackageFolder;
}

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    version: string;
    license?: string;
  };

/**
 * Finds the installed packages that facts are read from.
 * @param projectDir folder with `node_modules`
 * @throws {Error} when one is missing, or one of Toolpad has another version than the documented one
 */
export function locateInstalled(projectDir: string): InstalledPackages {
  const lockfile = JSON.parse(readFileSync(path.join(projectDir, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { integrity?: string }>;
  };
  const installed = (name: string): PackageFolder => {
    const folder = path.join(projectDir, 'node_modules', name);
    const { integrity = '' } = lockfile.packages[`node_modules/${name}`] ?? {};
    return { name, version: manifestOf(folder).version, folder, integrity };
  };
  const documented = (name: string): PackageFolder => {
    const found = installed(name);
    if (found.version !== documentedVersion)
      throw new Error(
        `${name} ${found.version} is installed, and the pages document ${documentedVersion}. Run \`npm install --save-exact ${name}@${documentedVersion}\`.`,
      );
    return found;
  };
  return {
    core: documented('@toolpad/core'),
    components: documented('@toolpad/studio-components'),
    runtime: documented('@toolpad/studio-runtime'),
    others: ['@mui/material', '@mui/system', '@types/react', 'typescript'].map(installed),
    ofStudio: ['zod', 'zod-to-json-schema'].map(installed),
  };
}

/**
 * Finds every package that facts are read from, and fetches those that are not installed.
 * @param projectDir folder with `node_modules`
 * @param packagesDir where fetched packages are kept
 * @throws {Error} when one is missing or of another version
 */
export function locatePackages(projectDir: string, packagesDir: string): PackageSet {
  const { core, components, runtime, others, ofStudio } = locateInstalled(projectDir);
  const fetched = (wanted: PackedPackage): PackageFolder => ({
    ...wanted,
    folder: fetchPackage(packagesDir, wanted),
  });
  const packed = (name: string, version: string) =>
    fetched(packedPackages.find((one) => one.name === name && one.version === version)!);
  return {
    documented: { core, components, runtime, studio: packed('@toolpad/studio', documentedVersion) },
    baseline: {
      core: packed('@toolpad/core', baselineVersion),
      components: packed('@toolpad/studio-components', baselineVersion),
      runtime: packed('@toolpad/studio-runtime', baselineVersion),
      studio: packed('@toolpad/studio', baselineVersion),
    },
    creator: fetched(createToolpadApp),
    others,
    ofStudio,
  };
}

/**
 * Packages that facts were read from, with license and copyright line of those that texts are quoted from.
 * @throws {Error} when one that is quoted does not say them: then nothing may be quoted from it
 */
export function sourcesOf(packages: readonly PackageFolder[], facts: unknown): Source[] {
  const quoted = new Set(
    [...JSON.stringify(facts).matchAll(/"quotedFrom":"([^"]+)"/g)].map((match) => match[1]!),
  );
  const sources = packages.map((owner): Source => {
    const { name, version, integrity } = owner;
    const notice = quoted.delete(name) ? noticeOf(owner) : undefined;
    return { package: name, version, integrity, notice };
  });
  if (quoted.size > 0)
    throw new Error(
      `Texts are quoted from ${[...quoted].join(', ')}, without a license. Read it in scripts/reference/packages/locatePackages.ts.`,
    );
  return sources;
}

function noticeOf({ name, version, folder }: PackageFolder): Notice {
  const file = path.join(folder, 'LICENSE');
  const copyright = existsSync(file)
    ? /^\s*(Copyright\b.*\S)\s*$/m.exec(readFileSync(file, 'utf8'))?.[1]
    : undefined;
  const { license } = manifestOf(folder);
  if (copyright && license) return { license, copyright };
  throw new Error(
    `${name}@${version} is quoted, and ${license ? 'its LICENSE has no copyright line' : 'its package.json names no license'}.`,
  );
}

/**
 * Notes what a file of a package does not give, as a line of `missing`.
 * @param file below the package, with a line where one is known
 */
export const missingIn =
  (missing: string[], { name, version }: PackageFolder, file: string) =>
  (fact: string, why: string): void =>
    void missing.push(
      `${name}@${version}/${file}: ${fact} could not be found: ${why}`.replace(/\s*\n\s*/g, ' '),
    );
