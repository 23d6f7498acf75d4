import { expect, test } from 'vitest';
import { escapeHtml, escapeText } from './format';

test('escapes what ends text or an attribute', () => {
  expect(escapeHtml('<a href="?a&b">it\'s</a>')).toBe(
    "&lt;a href=&quot;?a&amp;b&quot;&gt;it's&lt;/a&gt;",
  );
});

test('keeps quotation marks in the text of an element', () => {
  expect(escapeText('"a" < b & c > d')).toBe('"a" &lt; b &amp; c &gt; d');
});
