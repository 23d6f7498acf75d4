import { expect, it } from 'vitest';
import { format, plural } from './format';
import { strings } from './strings';

it('keeps a placeholder without a value, and inserts values unchanged', () => {
  expect(format('{a} of {b}', { a: '$& {b}' })).toBe('$& {b} of {b}');
  expect(format(strings['code.line'], { number: 12345 })).toBe('Line 12345');
});

it('selects the plural form by the number', () => {
  expect([0, 1, 2].map((count) => plural(strings['api.usedIn'], count))).toEqual([
    'Used in 0 demos',
    'Used in 1 demo',
    'Used in 2 demos',
  ]);
});
