import { expect, test } from 'vitest';
import { testFolder } from '../../../src/content/testing/testFolder';
import { sourcesOf } from './locatePackages';

const owner = (files: Record<string, string>) => ({
  name: 'x',
  version: '1.0.0',
  folder: testFolder(files),
  integrity: 'sha512-x',
});
const facts = { description: { text: 'Words.', quotedFrom: 'x' } };

test('license and line of copyright of a package that is quoted', () => {
  const one = owner({
    LICENSE: 'MIT License\n\n    Copyright (c) Somebody\n',
    'package.json': '{"license":"MIT"}',
  });
  const source = { package: 'x', version: '1.0.0', integrity: 'sha512-x' };
  expect(sourcesOf([one, { ...one, name: 'y' }], facts)).toEqual([
    { ...source, notice: { license: 'MIT', copyright: 'Copyright (c) Somebody' } },
    { ...source, package: 'y' },
  ]);
});

test('nothing is quoted without a license', () => {
  const manifest = { 'package.json': '{"license":"MIT"}' };
  const license = { LICENSE: 'Copyright (c) Somebody', 'package.json': '{}' };
  expect(() => sourcesOf([owner(manifest)], facts)).toThrow('no copyright line');
  expect(() => sourcesOf([owner(license)], facts)).toThrow('names no license');
  expect(() => sourcesOf([], facts)).toThrow('quoted from x, without a license');
});
