import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkCache, checkPath } from './checkFolders';

const root = mkdtempSync(path.join(tmpdir(), 'folders-'));
afterAll(() => rmSync(root, { recursive: true }));

it('names a path that the bundler cannot read, and the sign', () => {
  expect(() => checkPath('/a/b#c/d', /[#?]/)).toThrow(/path \/a\/b#c\/d, because of its "#"/);
  expect(() => checkPath('/a/b-c/d', /[#?]/)).not.toThrow();
});

it('names a cache that cannot be written, and the option', () => {
  const file = path.join(root, 'file');
  writeFileSync(file, '');
  expect(() => checkCache(path.join(file, 'cache'))).toThrow(/\(ENOTDIR\).*--cache/);
  expect(() => checkCache(path.join(root, 'a/b'))).not.toThrow();
});
