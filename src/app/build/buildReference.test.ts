import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { ReferenceFailure } from '../../reference/MissingFact';
import { folderOf } from '../../reference/packages/fetchPackage';
import { packagesDirOf } from '../../reference/packages/packagesDir';
import { packedPackages } from '../../reference/packages/packageTable';
import { packagesFolder } from '../../reference/testing/packagesFolder';
import { buildSite } from './buildSite';
import { silentProgress } from '../engine/Progress';
import { testFolder } from '../../reference/testing/testFolder';

// The first build bundles the compiler.
vi.setConfig({ testTimeout: 120_000 });

const folder = testFolder({
  'content/index.mdx': '---\ntitle: Home\nlayout: landing\ndescription: D.\n---\n',
});

const outDir = path.join(folder, 'out');

/** What a build says that finds its packages in that folder. */
async function failureOf(packagesFrom: string): Promise<string> {
  const built = buildSite({
    contentDir: path.join(folder, 'content'),
    outDir,
    base: '/x/',
    cacheDir: path.join(folder, 'cache'),
    reference: true,
    packagesFrom,
    progress: silentProgress,
  });
  const error = await built.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ReferenceFailure);
  expect(existsSync(outDir)).toBe(false);
  return (error as ReferenceFailure).message;
}

const packagesDir = path.relative('/', packagesDirOf('/'));
const project = (versions: Record<string, string | undefined> = {}) =>
  packagesFolder(versions, packagesDir);

const sourceMap = 'dist/cli/index.mjs.map';

/** Gives the source map of Studio, in every version that is read, a text. */
function putSourceMap(packagesFrom: string, text: string): void {
  for (const one of packedPackages.filter(({ name }) => name === '@toolpad/studio')) {
    const target = path.join(folderOf(packagesDirOf(packagesFrom), one), sourceMap);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

test('a build without a package fails and lists the missing facts by page', async () => {
  expect(await failureOf(project({ '@mui/system': undefined }))).toBe(
    'node_modules/@mui/system/package.json: the number of inherited props, CSS classes of /toolpad/core/api could not be found: @mui/system is not installed. Run `npm ci`.',
  );
});

test('a build with another version of the documented package', async () => {
  expect(await failureOf(project({ '@toolpad/core': '0.14.0' }))).toBe(
    'node_modules/@toolpad/core/package.json: each fact of /toolpad/core/api could not be found: @toolpad/core is 0.14.0, and the pages document 0.13.0. Run `npm install --save-exact @toolpad/core@0.13.0`.',
  );
});

test('a build reports a declaration file that cannot be parsed, and what else is missing', async () => {
  const packages = project();
  putSourceMap(
    packages,
    JSON.stringify({
      sources: ['src/server/schema.ts'],
      sourcesContent: ['export const META = { schemas: {}, definitions: {} };'],
    }),
  );
  writeFileSync(
    path.join(packages, 'node_modules/@toolpad/core/index.d.ts'),
    'export declare function Account(: string;',
  );
  const lines = (await failureOf(packages)).split('\n');
  expect(lines[0]).toMatch(
    /^@toolpad\/core@0\.13\.0\/index\.d\.ts:1: what this file declares of \/toolpad\/core\/api could not be found: it is not valid TypeScript: .+\. Run `npm ci`; /,
  );
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^@toolpad\/core@0\.13\.0\/index\.d\.ts: the hook of \/toolpad\/core\/react-use-dialogs\/api could not be found: it exports no useDialogs\./,
    ),
  );
  for (const line of lines)
    expect(line).toMatch(/^@toolpad\/[^:]+(:\d+)?: .+ of \/toolpad\/\S+ could not be found: .+\./);
});

test('a build with a source map that cannot be parsed', async () => {
  const packages = project();
  putSourceMap(packages, '{');
  expect(await failureOf(packages)).toMatch(
    /^@toolpad\/studio@0\.13\.0\/dist\/cli\/index\.mjs\.map: the file schema of \/toolpad\/studio\/reference\/file-schema could not be found: it is not valid JSON: .+ Remove \S+ and build again\.$/,
  );
});
