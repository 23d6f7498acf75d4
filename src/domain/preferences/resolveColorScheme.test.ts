import { expect, test } from 'vitest';
import { resolveColorScheme } from './resolveColorScheme';

test.each([
  ['light', false, 'light'],
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['dark', true, 'dark'],
  ['system', false, 'light'],
  ['system', true, 'dark'],
] as const)('%s with a dark system %s shows %s', (mode, systemIsDark, scheme) => {
  expect(resolveColorScheme(mode, systemIsDark)).toBe(scheme);
});
