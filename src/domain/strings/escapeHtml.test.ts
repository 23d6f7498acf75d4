import { expect, test } from 'vitest';
import { escapeHtml } from './escapeHtml';

test('escapes what ends text or an attribute', () => {
  expect(escapeHtml('<a href="?a&b">it\'s</a>')).toBe(
    "&lt;a href=&quot;?a&amp;b&quot;&gt;it's&lt;/a&gt;",
  );
});
