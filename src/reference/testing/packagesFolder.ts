import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf } from '../packages/fetchPackage';
import { packedPackages, type PackedPackage } from '../packages/packageTable';
import { testFolder } from './testFolder';

/** The packages that are read where they are installed, with versions that fit. */
const installed: Record<string, string> = {
  '@toolpad/core': '0.13.0',
  '@mui/material': '7.3.11',
  '@mui/system': '7.3.11',
  '@types/react': '19.3.0',
  typescript: '6.0.3',
  zod: '4.6.7',
  'zod-to-json-schema': '3.25.2',
};

/**
 * A new folder with every package that facts are read from, empty but for its version.
 * @param versions of installed packages that are to be others; `undefined`: it is not there
 * @param packagesDir where packages lie that are not installed, relative to the folder
 * @param packed what their `package.json` says
 */
export function packagesFolder(
  versions: Record<string, string | undefined>,
  packagesDir: string,
  packed = (one: PackedPackage) => one.version,
): string {
  const files = Object.entries({ ...installed, ...versions }).flatMap(([name, version]) =>
    version ? [[`node_modules/${name}/package.json`, JSON.stringify({ version })] as const] : [],
  );
  const folder = testFolder(Object.fromEntries(files));
  for (const one of packedPackages) {
    const target = folderOf(path.join(folder, packagesDir), one);
    mkdirSync(target, { recursive: true });
    writeFileSync(path.join(target, 'package.json'), JSON.stringify({ version: packed(one) }));
  }
  return folder;
}
