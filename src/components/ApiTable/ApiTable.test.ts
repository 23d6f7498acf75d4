import { expect, it } from 'vitest';
import { apiRowId } from './ApiRow';
import { markdownLine } from './columns';

it.each([
  ['slots', 'props-slots'],
  ['aria-label', 'props-aria-label'],
  ['spec.options', 'props-spec-options'],
  ['*', 'props--'],
])('the row %s has the anchor %s', (name, id) => expect(apiRowId('props', name)).toBe(id));

it.each([
  ['string', '`string`'],
  ['`${number}px`', '`` `${number}px` ``'],
])('code %j is %s in Markdown', (value, markdown) => {
  expect(markdownLine([{ type: 'inlineCode', value }])).toBe(markdown);
});
