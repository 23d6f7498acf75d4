import { expect, test } from 'vitest';
import { testFolder } from '../testing/testFolder';
import { readNotices } from './readNotices';

const owner = (files: Record<string, string>) => ({
  name: 'x',
  version: '1.0.0',
  folder: testFolder(files),
});
const quoted = new Set(['x']);

test('license and line of copyright of a package that is quoted', () => {
  const one = owner({
    LICENSE: 'MIT License\n\n    Copyright (c) Somebody\n',
    'package.json': '{"license":"MIT"}',
  });
  expect(readNotices([one, { ...one, name: 'y' }], quoted)).toEqual({
    x: { license: 'MIT', copyright: 'Copyright (c) Somebody' },
  });
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
  expect(() => readNotices([owner(files)], quoted)).toThrow(
    `x@1.0.0/LICENSE: the notice for texts of x of /toolpad/core/api could not be found: ${why} Run \`npm ci\`.`,
  );
});
