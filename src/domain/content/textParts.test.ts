import { expect, it } from 'vitest';
import { textParts } from './textParts';

it('separates code in backticks from text', () => {
  expect(textParts('`slots` takes a component')).toEqual([
    { text: 'slots', isCode: true },
    { text: ' takes a component', isCode: false },
  ]);
  expect(textParts('No code')).toEqual([{ text: 'No code', isCode: false }]);
});
