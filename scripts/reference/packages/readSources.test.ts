import { expect, test } from 'vitest';
import { testFolder } from '../../../src/reference/testing/testFolder';
import { sourcesOf } from './readSources';

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

test.each([
  [
    'no line of copyright',
    { LICENSE: 'MIT', 'package.json': '{"license":"MIT"}' },
    'it has no copyright line.',
  ],
  ['no file', { 'package.json': '{"license":"MIT"}' }, 'it has no copyright line.'],
  [
    'no license',
    { LICENSE: 'Copyright (c) Somebody', 'package.json': '{}' },
    'its package.json names no license.',
  ],
])('%s', (_, files, why) => {
  expect(() => sourcesOf([owner(files)], facts)).toThrow(
    `x@1.0.0/LICENSE: the notice for texts of x of /toolpad/core/api could not be found: ${why} Run \`npm ci\`.`,
  );
});

test('a package that is quoted and not read', () => {
  expect(() => sourcesOf([], facts)).toThrow('it is not among the packages that are read.');
});
