import { h } from 'hastscript';
import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { rehypeBreaks } from './rehypeElements';

const code = h('code', '@toolpad/core/AppProvider');

test.each([
  ['a sentence', h('p', code), 0],
  ['a column of a table', h('table', h('tr', h('td', code))), 3],
  ['a long sentence', h('p', h('code', `${'a'.repeat(24)}Bcd`)), 1],
  ['a block of code', h('pre', h('code', `${'a'.repeat(24)}Bcd`)), 0],
])('in %s, code has %i breaks', (_, element, breaks) => {
  const tree = { type: 'root' as const, children: [structuredClone(element)] };
  rehypeBreaks()(tree);
  expect(toHtml(tree).split('<wbr>').length - 1).toBe(breaks);
});
