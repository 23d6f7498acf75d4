import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { tarball } from './tarball';
import { testFolder } from '../../../src/reference/testing/testFolder';
import { fetchPackage, readTarball, type Download } from './fetchPackage';
import type { PackedPackage } from './packageTable';

const archive = tarball({
  'package.json': '{"version":"1.0.0"}',
  'dist/a.js': 'a',
  'dist/a.png': 'b',
});
const wanted: PackedPackage = {
  name: '@toolpad/studio',
  version: '1.0.0',
  integrity: `sha512-${createHash('sha512').update(archive).digest('base64')}`,
  keep: /\.(js|json)$/,
};
const downloads =
  (count: { value: number }): Download =>
  (spec, folder) => {
    count.value += 1;
    writeFileSync(path.join(folder, `${spec.replace(/\W/g, '-')}.tgz`), archive);
    return undefined;
  };

test('the needed files are put on disk once', () => {
  const [packages, count] = [testFolder(), { value: 0 }];
  const folder = fetchPackage(packages, wanted, downloads(count));
  expect(fetchPackage(packages, wanted, downloads(count))).toBe(folder);
  expect(count.value).toBe(1);
  expect(readFileSync(path.join(folder, 'dist/a.js'), 'utf8')).toBe('a');
  expect(existsSync(path.join(folder, 'dist/a.png'))).toBe(false);
  expect(readdirSync(packages)).toEqual([path.basename(folder)]);
});

test('a tarball other than the one that was published is refused, and nothing of it stays', () => {
  const packages = testFolder();
  expect(() =>
    fetchPackage(packages, { ...wanted, integrity: 'sha512-other' }, downloads({ value: 0 })),
  ).toThrow(
    /^the registry sent a different file than the published one \(sha512-.+, not sha512-other\)\.$/,
  );
  expect(readdirSync(packages)).toEqual([]);
});

test('what the npm client says is passed on', () => {
  expect(() => fetchPackage(testFolder(), wanted, () => 'ENOTFOUND registry')).toThrow(
    'it could not be downloaded (ENOTFOUND registry).',
  );
});

test('files come by their path below the package, folders and long-name records aside', () => {
  const files = readTarball(
    tarball({ 'package.json': '{}', 'dist/a.d.ts': 'export {};'.repeat(100) }),
  );
  expect([...files].map(([name, content]) => [name, content.toString()])).toEqual([
    ['package.json', '{}'],
    ['dist/a.d.ts', 'export {};'.repeat(100)],
  ]);
});

test('an archive that is cut short is refused', () => {
  const whole = tarball({ 'a.txt': 'x'.repeat(2000) }, { compressed: false });
  expect(() => readTarball(gzipSync(whole.subarray(0, 1024)))).toThrow(
    'The archive ends within package/a.txt.',
  );
});
