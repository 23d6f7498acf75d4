// cspell:ignore aius dashboardlayout
import { writtenWords } from './writtenWords';

/** Plural to singular, for words of any length that keep three letters. */
const singular = (word: string) =>
  word.length < 4
    ? word
    : word
        .replace(/ies$/, 'y')
        .replace(/(ss|sh|ch|x)es$/, '$1')
        .replace(/(?<=[^aius])s$/, '');

/** Without accents, in lower case. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Parts of a written word: at punctuation and humps. */
export const partsOfWord = (word: string): string[] =>
  word
    .replace(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part.length > 1 || /\d/.test(part))
    .map((part) => singular(fold(part)));

/** A word without its punctuation, as one term. */
export const joined = (word: string) => singular(fold(word.replace(/[^\p{L}\p{N}]+/gu, '')));

/** Texts repeat their words: reading each once makes the index in a third of the time. */
const knownWords = new Map<string, readonly string[]>();

/** What the index knows a written word by: its parts and, of several, the whole. */
export function termsOfWord(word: string): readonly string[] {
  const known = knownWords.get(word);
  if (known) return known;
  const parts = partsOfWord(word);
  const terms = parts.length > 1 ? [...parts, joined(word)] : parts;
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
