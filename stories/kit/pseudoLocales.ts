import { agentStrings } from '../../src/domain/strings/agentStrings';
import { demoFrameStrings } from '../../src/domain/strings/demoFrameStrings';
import { pageStrings } from '../../src/domain/strings/pageStrings';
import { referenceStrings } from '../../src/domain/strings/referenceStrings';
import { searchStrings } from '../../src/domain/strings/searchStrings';
import { themeEditorStrings } from '../../src/domain/strings/themeEditorStrings';
import { strings } from '../../src/domain/strings/strings';

export const locales = ['en', 'en-XA', 'ar-XB'] as const;
export type Locale = (typeof locales)[number];

const longer = (text: string) =>
  text.replace(/\S+/g, (word) => word + '·'.repeat(Math.ceil(word.length * 0.4)));

/** Letters and their accented replacements. */
const accents = new Map([...'aáeëiïoöuünñcçyýsš'.matchAll(/(.)(.)/gu)].map(([, a, b]) => [a!, b!]));
const accented = (text: string) =>
  text.replace(/[a-z]/g, (letter) => accents.get(letter) ?? letter);

/**
 * Transforms of words: accented and 40 % longer or, between bidirectional marks, right-to-left. The marks include an
 * isolate, so that a number or a date next to the words keeps its side.
 */
const transforms: Readonly<Record<Locale, (text: string) => string>> = {
  en: (text) => text,
  'en-XA': (text) => `⟦${accented(longer(text))}⟧`,
  'ar-XB': (text) => `\u2067\u202e${longer(text)}\u202c\u2069`,
};

/** What undoes the transforms: between their marks, no English text has dots in the middle or accents. */
const plainLetters = new Map([...accents].map(([letter, accent]) => [accent, letter]));
const marked = /⟦([^⟧]*)⟧|\u2067\u202e([^\u202c]*)\u202c\u2069/g;

/** A text of the page as it is in English, whichever locale its strings are in. */
export const toEnglish = (text: string): string =>
  text.replace(marked, (_, accented = '', reversed = '') =>
    `${accented}${reversed}`
      .replaceAll('·', '')
      .replace(/./gu, (letter: string) =>
        accented ? (plainLetters.get(letter) ?? letter) : letter,
      ),
  );

const isWords = (part: string) => !part.startsWith('{') && /\p{L}/u.test(part);

/** A string in a locale; placeholders, parts without letters and white space around words do not change. */
const localized = (text: string, locale: Locale): string =>
  text
    .split(/(\{\w+\})/)
    .map((part) => (isWords(part) ? part.replace(/\S(?:.*\S)?/s, transforms[locale]) : part))
    .join('');

/** The tables of interface strings, with their English texts as JSON. */
export const tables = [
  strings,
  agentStrings,
  searchStrings,
  referenceStrings,
  demoFrameStrings,
  pageStrings,
  themeEditorStrings,
].map((table) => ({
  table,
  english: JSON.stringify(table),
}));

let locale: Locale = 'en';

/** The locale that the string tables are in. */
export const currentLocale = (): Locale => locale;

/**
 * Replaces every interface string in place: the site has one language, so its code imports the table. Text that
 * stays plain English in a pseudo-locale is missing from the table.
 */
export function setLocale(chosen: Locale): void {
  locale = chosen;
  const revive = (_key: string, value: unknown) =>
    typeof value === 'string' ? localized(value, chosen) : value;
  for (const { table, english } of tables) Object.assign(table, JSON.parse(english, revive));
}
