import path from 'node:path';
import { expect, it } from 'vitest';
import { english } from '../../domain/language/english';
import { inEnglish } from '../../domain/language/inEnglish';
import { languageOptions } from './languageOptions';
import { defaultContentDir } from './paths';

const german = { code: 'de', dir: 'ltr', texts: english } as const;
const known = [inEnglish, german];

it('the only language is the site, and names no others', () => {
  expect(languageOptions('en', [inEnglish])).toEqual({
    base: '/toolpad/',
    contentDir: defaultContentDir,
  });
});

it('a second one is a folder of pages and its texts, below its code; each page names the other', () => {
  const translations = [
    { code: 'en', contentDir: defaultContentDir, base: '/toolpad/' },
    { code: 'de', contentDir: `${defaultContentDir}-de`, base: '/de/toolpad/' },
  ];
  expect(languageOptions('de', known)).toEqual({
    base: '/de/toolpad/',
    contentDir: `${defaultContentDir}-de`,
    language: german,
    translations,
  });
  expect(languageOptions('en', known)).toEqual({
    base: '/toolpad/',
    contentDir: defaultContentDir,
    translations,
  });
});

it('a pseudo-language has the pages of the site', () => {
  expect(languageOptions('ar-XB')).toMatchObject({
    base: '/ar-XB/toolpad/',
    contentDir: defaultContentDir,
    language: { dir: 'rtl' },
  });
});

it('an unknown one is an error that lists what there is', () => {
  expect(() => languageOptions('xx', known)).toThrow('There is no language xx');
  expect(path.basename(defaultContentDir)).toBe('docs');
});
