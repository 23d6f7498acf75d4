import { expect, it } from 'vitest';
import { describeLooks } from './DemoResult';

const light = { mode: 'light', direction: 'ltr' } as const;
const dark = { mode: 'dark', direction: 'rtl' } as const;

it('says no more than was seen', () => {
  expect(describeLooks([light, dark])).toBe('light left to right, dark right to left');
  expect(describeLooks([light])).toBe('light left to right');
  expect(describeLooks([light, { mode: 'dark', direction: 'ltr' }])).toBe(
    'light left to right, dark left to right',
  );
});

it('is short when each mode met each direction', () => {
  expect(
    describeLooks([
      light,
      { mode: 'light', direction: 'rtl' },
      { mode: 'dark', direction: 'ltr' },
      dark,
    ]),
  ).toBe('light and dark, both directions');
});
