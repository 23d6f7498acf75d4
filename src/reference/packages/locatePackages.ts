import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { missing } from '../MissingFact';
import { fetchPackage, type Download } from './fetchPackage';
import { baselineVersion, documentedVersion, packedPackages } from './packageTable';

/** A package on disk. */
export interface PackageFolder {
  name: string;
  version: string;
  folder: string;
}

/** The packages of Toolpad in one version. */
export interface ToolpadPackages {
  core: PackageFolder;
  studio: PackageFolder;
  components: PackageFolder;
  runtime: PackageFolder;
}

export interface PackageSet {
  documented: ToolpadPackages;
  baseline: ToolpadPackages;
  /** Others whose types or code decide what is extracted. */
  others: PackageFolder[];
}

const others = [
  '@mui/material',
  '@mui/system',
  '@types/react',
  'typescript',
  'zod',
  'zod-to-json-schema',
];

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
  zod: { page: 'studio/reference/file-schema', fact: 'the file schema' },
  'zod-to-json-schema': { page: 'studio/reference/file-schema', fact: 'the file schema' },
};

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
  const installed = (name: string, version?: string) => installedPackage(projectDir, name, version);
  const packed = (name: string, version: string) =>
    packedPackage(packagesDir, name, version, download);
  const toolpad = (version: string, core: PackageFolder): ToolpadPackages => ({
    core,
    studio: packed('@toolpad/studio', version),
    components: packed('@toolpad/studio-components', version),
    runtime: packed('@toolpad/studio-runtime', version),
  });
  return {
    documented: toolpad(documentedVersion, installed('@toolpad/core', documentedVersion)),
    baseline: toolpad(baselineVersion, packed('@toolpad/core', baselineVersion)),
    others: others.map((name) => installed(name)),
  };
}

function installedPackage(projectDir: string, name: string, version?: string): PackageFolder {
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
  name: string,
  version: string,
  download?: Download,
): PackageFolder {
  const wanted = packedPackages.find(
    (packed) => packed.name === name && packed.version === version,
  )!;
  const subject = { ...pagesOf[name]!, file: `${name}@${version}` };
  const fix = 'Run `npx tsx scripts/fetch-packages.ts` where the npm registry can be reached.';
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
  return { name, version, folder };
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
