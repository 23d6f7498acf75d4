// cspell:ignore aius dashboardlayout
import { withoutSpaces, writtenWords } from './writtenWords';

/** Plural to singular, for words of any length that keep three letters. */
const singular = (word: string) =>
  word.length < 4
    ? word
    : word
        .replace(/ies$/, 'y')
        .replace(/(ss|sh|ch|x)es$/, '$1')
        .replace(/(?<=[^aius])s$/, '');

/** Accents, and the points of Hebrew and Arabic. Marks of other scripts are letters. */
const accents = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]/g;

/** Without accents, in lower case. In upper case first, in which `ß` is "ss" and `ı` is an `i`. */
const fold = (text: string) =>
  text.normalize('NFKD').replace(accents, '').normalize('NFKC').toUpperCase().toLowerCase();

/** Parts of a written word: at punctuation and humps. */
export const partsOfWord = (word: string): string[] =>
  word
    .replace(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((part) => part.length > 1 || /\d/.test(part) || withoutSpaces.test(part))
    .map((part) => singular(fold(part)));

/** A word without its punctuation, as one term. */
export const joined = (word: string) => singular(fold(word.replace(/[^\p{L}\p{M}\p{N}]+/gu, '')));

/** Texts repeat their words: reading each once makes the index in a third of the time. */
const knownWords = new Map<string, readonly string[]>();

/** `データベース` is one word, and `ベース` is found in it. */
const compound = /^[\p{Script=Han}\p{Script=Katakana}ー]{3,}$/u;

const endsOf = (word: string) =>
  compound.test(word)
    ? Array.from({ length: word.length - 2 }, (_, index) => word.slice(index + 1))
    : [];

/** What the index knows a written word by: its parts and, of several, the whole. */
export function termsOfWord(word: string): readonly string[] {
  const known = knownWords.get(word);
  if (known) return known;
  const parts = partsOfWord(word);
  const terms = [...parts, ...(parts.length > 1 ? [joined(word)] : []), ...parts.flatMap(endsOf)];
  knownWords.set(word, terms);
  return terms;
}

/** Terms of a text, in its order. */
export const termsOf = (text: string): string[] => writtenWords(text).flatMap(termsOfWord);

/** Terms of a title: neighbors are one word, too, so that `dashboardlayout` finds "Dashboard Layout". */
export function termsOfTitle(title: string): string[] {
  const words = writtenWords(title);
  const pairs = words.slice(1).map((word, index) => joined(words[index]! + word));
  const whole = words.length > 2 ? [joined(words.join(''))] : [];
  return [...words.flatMap(termsOfWord), ...pairs, ...whole];
}
