import { afterEach, expect, it } from 'vitest';
import { strings } from '../../src/domain/strings/strings';
import { locales, setLocale, tables, toEnglish } from './pseudoLocales';

afterEach(() => setLocale('en'));

it('leaves the space between words and a placeholder outside of the marks of en-XA', () => {
  setLocale('en-XA');
  expect(strings['page.updated']).toMatch(/^⟦\S.*\S⟧ \{day\}$/);
});

it('isolates right-to-left words from the text next to them', () => {
  setLocale('ar-XB');
  expect(strings['page.updated']).toMatch(/^\u2067\u202e\S.*\S\u202c\u2069 \{day\}$/);
});

it('restores English', () => {
  setLocale('en-XA');
  setLocale('en');
  expect(strings['page.updated']).toBe('Last updated on {day}');
});

it.each(locales)('finds the English text of each string in %s', (locale) => {
  setLocale(locale);
  for (const { table, english } of tables) expect(toEnglish(JSON.stringify(table))).toBe(english);
});
