import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readTarball } from './readTarball';
import { tarball } from '../testing/tarball';

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
