import { expect, it, test } from 'vitest';
import { format, plural, escapeHtml, escapeText } from './format';
import { strings } from './strings';

it('keeps a placeholder without a value, and inserts values unchanged', () => {
  expect(format('{a} of {b}', { a: '$& {b}' })).toBe('$& {b} of {b}');
  expect(format(strings['code.line'], { number: 12345 })).toBe('Line 12345');
});

it('selects the plural form by the number', () => {
  expect([0, 1, 2].map((count) => plural(strings['api.usedIn'], count))).toEqual([
    'Used in 0 places',
    'Used in 1 place',
    'Used in 2 places',
  ]);
});

test('escapes what ends text or an attribute', () => {
  expect(escapeHtml('<a href="?a&b">it\'s</a>')).toBe(
    "&lt;a href=&quot;?a&amp;b&quot;&gt;it's&lt;/a&gt;",
  );
});

test('keeps quotation marks in the text of an element', () => {
  expect(escapeText('"a" < b & c > d')).toBe('"a" &lt; b &amp; c &gt; d');
});
