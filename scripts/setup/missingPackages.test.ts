import { beforeEach, describe, expect, it } from 'vitest';
import { missingPackages } from './missingPackages.mjs';
import { testFolder, writeFiles } from '../../src/reference/testing/testFolder';

let root: string;

const a = { version: '1.0.0', integrity: 'sha512-a' };
const other = { version: '2.0.0', integrity: 'sha512-b', optional: true };

const lock = (file: string, packages: object) =>
  writeFiles(root, { [file]: JSON.stringify({ packages }) });

beforeEach(() => {
  root = testFolder();
  lock('package-lock.json', {
    '': {},
    'node_modules/a': a,
    'node_modules/for-another-system': other,
  });
});

describe('missingPackages', () => {
  it('detects a folder without packages', () => {
    expect(missingPackages(root)).toBe('nothing installed');
  });

  it('accepts locked packages, without optional ones for other systems', () => {
    lock('node_modules/.package-lock.json', { 'node_modules/a': a });
    expect(missingPackages(root)).toEqual([]);
  });

  it.each([
    ['another version', { 'node_modules/a': { ...a, version: '1.0.1' } }],
    ['another content', { 'node_modules/a': { ...a, integrity: 'sha512-c' } }],
    ['nothing', {}],
  ])('names a package of which there is %s', (_what, installed) => {
    lock('node_modules/.package-lock.json', installed);
    expect(missingPackages(root)).toEqual(['node_modules/a']);
  });

  it('reports a package that is no longer locked', () => {
    lock('node_modules/.package-lock.json', { 'node_modules/a': a, 'node_modules/old': a });
    expect(missingPackages(root)).toEqual(['node_modules/old']);
  });
});
