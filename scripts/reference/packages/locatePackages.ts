import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { missing } from '../MissingFact';
import { fetchPackage, type Download } from './fetchPackage';
import {
  baselineVersion,
  createToolpadApp,
  documentedVersion,
  earlierCores,
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
export interface InstalledPackages {
  core: PackageFolder;
  components: PackageFolder;
  runtime: PackageFolder;
  /** Others whose types decide what is extracted of `@toolpad/core`. */
  others: PackageFolder[];
  /** Others whose code decides what is extracted of Studio. */
  ofStudio: PackageFolder[];
}

export interface PackageSet extends Pick<InstalledPackages, 'others' | 'ofStudio'> {
  documented: ToolpadPackages;
  baseline: ToolpadPackages;
  /** Versions of `@toolpad/core` before the baseline, oldest first. */
  earlier: PackageFolder[];
  creator: PackageFolder;
}

const pagesOf: Record<string, { page: string; fact: string }> = {
  '@toolpad/core': { page: 'core/api', fact: 'each fact' },
  '@toolpad/studio': {
    page: 'studio/reference/file-schema',
    fact: 'the file schema, createHandler',
  },
  '@toolpad/studio-components': { page: 'studio/reference/components', fact: 'each property' },
  '@toolpad/studio-runtime': { page: 'studio/reference/api', fact: 'each function' },
  '@mui/material': { page: 'core/api', fact: 'the number of inherited props, CSS classes' },
  '@mui/system': { page: 'core/api', fact: 'the number of inherited props, CSS classes' },
  '@types/react': { page: 'core/api', fact: 'the number of inherited props' },
  typescript: { page: 'core/api', fact: 'each type' },
  'create-toolpad-app': { page: 'studio/reference', fact: 'each option of its command' },
  zod: { page: 'studio/reference/file-schema', fact: 'the file schema' },
  'zod-to-json-schema': { page: 'studio/reference/file-schema', fact: 'the file schema' },
};

/**
 * Finds the installed packages that facts are read from.
 * @param projectDir folder with `node_modules`
 * @throws {ReferenceFailure} when one is missing or of another version
 */
export function locateInstalled(projectDir: string): InstalledPackages {
  const lockfile = JSON.parse(readFileSync(path.join(projectDir, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { integrity?: string }>;
  };
  const installed = (name: string, version?: string) => ({
    ...installedPackage(projectDir, name, version),
    integrity: lockfile.packages[`node_modules/${name}`]?.integrity ?? '',
  });
  return {
    core: installed('@toolpad/core', documentedVersion),
    components: installed('@toolpad/studio-components', documentedVersion),
    runtime: installed('@toolpad/studio-runtime', documentedVersion),
    others: ['@mui/material', '@mui/system', '@types/react', 'typescript'].map((name) =>
      installed(name),
    ),
    ofStudio: ['zod', 'zod-to-json-schema'].map((name) => installed(name)),
  };
}

/**
 * Finds every package that facts are read from, and fetches those that are not installed.
 * @param projectDir folder with `node_modules`
 * @param packagesDir where fetched packages are kept
 * @throws {ReferenceFailure} when one is missing or of another version
 */
export function locatePackages(
  projectDir: string,
  packagesDir: string,
  download?: Download,
): PackageSet {
  const { core, components, runtime, others, ofStudio } = locateInstalled(projectDir);
  const fetched = (wanted: PackedPackage) => packedPackage(packagesDir, wanted, download);
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
    earlier: earlierCores.map(fetched),
    creator: fetched(createToolpadApp),
    others,
    ofStudio,
  };
}

function installedPackage(projectDir: string, name: string, version?: string) {
  const folder = path.join(projectDir, 'node_modules', name);
  const found = versionIn(folder);
  const subject = { ...pagesOf[name]!, file: `node_modules/${name}/package.json` };
  if (!found) {
    missing({ ...subject, why: `${name} is not installed.`, fix: 'Run `npm ci`.' });
  }
  if (version && found !== version) {
    const why = `${name} is ${found}, and the pages document ${version}.`;
    missing({ ...subject, why, fix: `Run \`npm install --save-exact ${name}@${version}\`.` });
  }
  return { name, version: found, folder };
}

function packedPackage(
  packagesDir: string,
  wanted: PackedPackage,
  download?: Download,
): PackageFolder {
  const { name, version, integrity } = wanted;
  const subject = { ...pagesOf[name]!, file: `${name}@${version}` };
  const fix = 'Run `npm run reference` again where the npm registry can be reached.';
  let folder: string;
  try {
    folder = fetchPackage(packagesDir, wanted, download);
  } catch (error) {
    missing({ ...subject, why: error instanceof Error ? error.message : String(error), fix });
  }
  const found = versionIn(folder);
  if (found !== version) {
    missing({
      ...subject,
      why: `${folder} holds ${found || 'no package'}, not ${version}.`,
      fix: `Remove that folder. ${fix}`,
    });
  }
  return { name, version, folder, integrity };
}

/** Empty when there is no such package. */
function versionIn(folder: string): string {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return '';
  try {
    const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version?: string };
    return version ?? '';
  } catch {
    return '';
  }
}
