import { describe, expect, it } from 'vitest';
import { english } from './english';
import { fill } from './fill';
import { inEnglish } from './inEnglish';
import type { InterfaceTexts } from './InterfaceTexts';
import { pseudoLanguages } from './pseudoLanguages';
import { formsOf, say, sayCount, sayDay, sayList } from './say';

const texts = (more: Partial<InterfaceTexts>): InterfaceTexts => ({ ...english, ...more });

it('a place that nothing is given for stays, and a value may hold anything', () => {
  expect(fill('{a} of {b}', { a: '$& {b}' })).toBe('$& {b} of {b}');
});

describe('numbers', () => {
  it('are counted in the way of the language', () => {
    expect([0, 1, 2].map((count) => sayCount(inEnglish, 'menu.found', count))).toEqual([
      '0 pages',
      '1 page',
      '2 pages',
    ]);
    const polish = {
      code: 'pl',
      texts: texts({
        'menu.found.one': '{count} strona',
        'menu.found.few': '{count} strony',
        'menu.found.many': '{count} stron',
        'menu.found.other': '{count} strony',
      }),
    };
    expect([1, 3, 5].map((count) => sayCount(polish, 'menu.found', count))).toEqual([
      '1 strona',
      '3 strony',
      '5 stron',
    ]);
    expect(Object.keys(formsOf(polish, 'menu.found'))).toEqual(['one', 'few', 'many', 'other']);
  });

  it('fall back to the form that every language has', () => {
    expect(sayCount({ code: 'pl', texts: english }, 'menu.found', 3)).toBe('3 pages');
  });

  it('have the digits of the language', () => {
    expect(sayCount({ code: 'ar-EG', texts: english }, 'menu.found', 3)).toBe('٣ pages');
    expect(say({ code: 'en', texts: english }, 'code.line', { number: 12345 })).toBe('Line 12345');
  });
});

it('days have their names from the language and their order from its texts', () => {
  expect(sayDay(inEnglish, '2026-11-05')).toBe('5 Nov 2026');
  expect(
    sayDay({ code: 'ja', texts: texts({ day: '{year}年{month}月{day}日' }) }, '2026-11-05'),
  ).toBe('2026年11月5日');
});

it('lists are joined as the language does', () => {
  expect(sayList('en', ['light', 'dark'], 'conjunction')).toBe('light and dark');
  expect(sayList('de', ['hell', 'dunkel'], 'conjunction')).toBe('hell und dunkel');
  expect(sayList('en', ['a', 'b', 'c'], 'unit')).toBe('a, b, c');
});

it.each(pseudoLanguages)(
  '$code leaves places alone, and no text as it was that has words',
  ({ texts }) => {
    for (const [key, text] of Object.entries(english)) {
      const changed = texts[key as keyof typeof english];
      expect(changed.match(/\{\w+\}/g)).toEqual(text.match(/\{\w+\}/g));
      if (/\p{L}/u.test(text.replace(/\{\w+\}/g, ''))) expect(changed).not.toBe(text);
    }
  },
);
