import path from 'node:path';
import { expect, it } from 'vitest';
import { testFolder } from '../../../content/testing/testFolder';
import { checkCache, checkPath } from './checkFolders';

it('names a path that the bundler cannot read, and the sign', () => {
  expect(() => checkPath('/a/b#c/d', /[#?]/)).toThrow(/path \/a\/b#c\/d, because of its "#"/);
  expect(() => checkPath('/a/b-c/d', /[#?]/)).not.toThrow();
});

it('names a cache that cannot be written, and the option', () => {
  const root = testFolder({ file: '' });
  expect(() => checkCache(path.join(root, 'file/cache'))).toThrow(/\(ENOTDIR\).*--cache/);
  expect(() => checkCache(path.join(root, 'a/b'))).not.toThrow();
});
