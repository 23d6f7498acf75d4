import { expect, it } from 'vitest';
import { format, formatList, plural } from './format';
import { strings } from './strings';

it('leaves a place without a value, and takes any value as it is', () => {
  expect(format('{a} of {b}', { a: '$& {b}' })).toBe('$& {b} of {b}');
  expect(format(strings['code.line'], { number: 12345 })).toBe('Line 12345');
});

it('picks the form of a string by the number', () => {
  expect([0, 1, 2].map((count) => plural(strings['menu.found'], count))).toEqual([
    '0 pages',
    '1 page',
    '2 pages',
  ]);
});

it('writes lists', () => {
  expect(formatList(['light', 'dark'], 'conjunction')).toBe('light and dark');
  expect(formatList(['a', 'b', 'c'], 'unit')).toBe('a, b, c');
});
