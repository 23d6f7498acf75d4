import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../testing/testFolder';
import { folderOf } from './fetchPackage';
import { locatePackages } from './locatePackages';
import { packedPackages } from './packageTable';

const offline = () => 'no network';
const installed: Record<string, string> = {
  '@toolpad/core': '0.13.0',
  '@mui/material': '7.3.11',
  '@mui/system': '7.3.11',
  '@types/react': '19.3.0',
  typescript: '6.0.3',
  zod: '4.6.7',
  'zod-to-json-schema': '3.25.2',
};

function project(versions: Record<string, string | undefined>, { packed = (version: string) => version } = {}): string {
  const files = Object.entries({ ...installed, ...versions }).flatMap(([name, version]) =>
    version ? [[`node_modules/${name}/package.json`, JSON.stringify({ version })]] : [],
  );
  const folder = testFolder(Object.fromEntries(files) as Record<string, string>);
  for (const one of packedPackages) {
    const target = folderOf(path.join(folder, 'packages'), one);
    mkdirSync(target, { recursive: true });
    writeFileSync(path.join(target, 'package.json'), JSON.stringify({ version: packed(one.version) }));
  }
  return folder;
}

const locate = (folder: string) => locatePackages(folder, path.join(folder, 'packages'), offline);

test('all packages are found, in both versions', () => {
  const { documented, baseline, others } = locate(project({}));
  expect(Object.values(documented).map(({ version }) => version)).toEqual(Array(4).fill('0.13.0'));
  expect(Object.values(baseline).map(({ version }) => version)).toEqual(Array(4).fill('0.12.0'));
  expect(others).toHaveLength(6);
});

test('a package that is not installed', () => {
  expect(() => locate(project({ '@mui/system': undefined }))).toThrow(
    'node_modules/@mui/system/package.json: inherited props and CSS classes of /toolpad/core/api could not be found: @mui/system is not installed. Type `npm ci`.',
  );
});

test('another version of the documented package', () => {
  expect(() => locate(project({ '@toolpad/core': '0.14.0' }))).toThrow(
    'node_modules/@toolpad/core/package.json: each fact of /toolpad/core/api could not be found: @toolpad/core is 0.14.0, and the pages document 0.13.0. Type `npm install --save-exact @toolpad/core@0.13.0`.',
  );
});

test('a package that is neither there nor can be fetched', () => {
  const folder = project({});
  expect(() => locatePackages(folder, path.join(folder, 'elsewhere'), offline)).toThrow(
    '@toolpad/studio@0.13.0: the file schema, createHandler of /toolpad/studio/reference/file-schema could not be found: it could not be downloaded (no network). Type `npx tsx scripts/fetch-packages.ts` where the npm registry can be reached.',
  );
});

test('a fetched package that was tampered with', () => {
  expect(() => locate(project({}, { packed: () => '9.9.9' }))).toThrow(/holds 9\.9\.9, not 0\.13\.0\. Remove that folder\./);
});
