import { expect, it } from 'vitest';
import { isMissingChunk } from './whenSettled';

it.each([
  'Failed to fetch dynamically imported module: https://docs.example/assets/Orders.js',
  'error loading dynamically imported module: https://docs.example/assets/Orders.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/Orders.css',
])('recognizes %s', (message) => {
  expect(isMissingChunk(new TypeError(message))).toBe(true);
});

it('does not take an error in the code of a demo for a missing file', () => {
  expect(isMissingChunk(new TypeError('navigation is not iterable'))).toBe(false);
  expect(isMissingChunk('Importing a module script failed.')).toBe(false);
});
