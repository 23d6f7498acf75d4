import { expect, it } from 'vitest';
import { markdownLine } from './columns';

it.each([
  ['string', '`string`'],
  ['`${number}px`', '`` `${number}px` ``'],
])('code %j is %s in Markdown', (value, markdown) => {
  expect(markdownLine([{ type: 'inlineCode', value }])).toBe(markdown);
});
