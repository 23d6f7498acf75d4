import path from 'node:path';
import { expect, test } from 'vitest';
import { testFolder, writeFiles } from '../../../src/reference/testing/testFolder';
import { folderOf } from './fetchPackage';
import { locatePackages } from './locatePackages';
import { createToolpadApp, earlierCores, packedPackages, type PackedPackage } from './packageTable';

const offline = () => 'no network';
/** The packages that are read where they are installed, with versions that fit. */
const installed: Record<string, string> = {
  '@toolpad/core': '0.13.0',
  '@toolpad/studio-components': '0.13.0',
  '@toolpad/studio-runtime': '0.13.0',
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
 * @param packed what the `package.json` of those says that are not installed
 */
function project(
  versions: Record<string, string | undefined>,
  packed = (one: PackedPackage) => one.version,
): string {
  const folder = testFolder({ 'package-lock.json': '{ "packages": {} }' });
  const put = (target: string, version: string) =>
    writeFiles(target, { 'package.json': JSON.stringify({ version }) });
  for (const [name, version] of Object.entries({ ...installed, ...versions }))
    if (version) put(path.join(folder, 'node_modules', name), version);
  for (const one of [...packedPackages, ...earlierCores, createToolpadApp])
    put(folderOf(path.join(folder, 'packages'), one), packed(one));
  return folder;
}

const locate = (folder: string) => locatePackages(folder, path.join(folder, 'packages'), offline);

test('all packages are found, in both versions', () => {
  const { documented, baseline, earlier } = locate(project({}));
  expect(Object.values(documented).map(({ version }) => version)).toEqual(Array(4).fill('0.13.0'));
  expect(Object.values(baseline).map(({ version }) => version)).toEqual(Array(4).fill('0.12.0'));
  expect(earlier).toHaveLength(earlierCores.length);
});

test('a package that is not installed', () => {
  expect(() => locate(project({ '@mui/system': undefined }))).toThrow(
    'node_modules/@mui/system/package.json: the number of inherited props, CSS classes of /toolpad/core/api could not be found: @mui/system is not installed. Run `npm ci`.',
  );
});

test('another version of the documented package', () => {
  expect(() => locate(project({ '@toolpad/core': '0.14.0' }))).toThrow(
    'node_modules/@toolpad/core/package.json: each fact of /toolpad/core/api could not be found: @toolpad/core is 0.14.0, and the pages document 0.13.0. Run `npm install --save-exact @toolpad/core@0.13.0`.',
  );
});

test('a package that is neither there nor can be fetched', () => {
  const folder = project({});
  expect(() => locatePackages(folder, path.join(folder, 'elsewhere'), offline)).toThrow(
    '@toolpad/studio@0.13.0: the file schema, createHandler of /toolpad/studio/reference/file-schema could not be found: it could not be downloaded (no network). Run `npm run reference` again where the npm registry can be reached.',
  );
});

test('a fetched package that was tampered with', () => {
  expect(() => locate(project({}, () => '9.9.9'))).toThrow(
    /holds 9\.9\.9, not 0\.13\.0\. Remove that folder\./,
  );
});
