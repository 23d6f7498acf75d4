import path from 'node:path';
import { expect, test } from 'vitest';
import { packagesFolder } from '../testing/packagesFolder';
import { locatePackages } from './locatePackages';
import type { PackedPackage } from './packageTable';

const offline = () => 'no network';
const project = (
  versions: Record<string, string | undefined>,
  packed?: (one: PackedPackage) => string,
) => packagesFolder(versions, 'packages', packed);

const locate = (folder: string) => locatePackages(folder, path.join(folder, 'packages'), offline);

test('all packages are found, in both versions', () => {
  const { documented, baseline, others } = locate(project({}));
  expect(Object.values(documented).map(({ version }) => version)).toEqual(Array(4).fill('0.13.0'));
  expect(Object.values(baseline).map(({ version }) => version)).toEqual(Array(4).fill('0.12.0'));
  expect(others).toHaveLength(6);
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
    '@toolpad/studio@0.13.0: the file schema, createHandler of /toolpad/studio/reference/file-schema could not be found: it could not be downloaded (no network). Run `npx tsx scripts/fetch-packages.ts` where the npm registry can be reached.',
  );
});

test('a fetched package that was tampered with', () => {
  expect(() => locate(project({}, () => '9.9.9'))).toThrow(
    /holds 9\.9\.9, not 0\.13\.0\. Remove that folder\./,
  );
});
