// cspell:ignore aius dashboardlayout
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

/** Words that a query may have and no page is about. */
export const stopWords: ReadonlySet<string> = new Set(
  'a about above after again all am an and any are as at be because been before being below between both but by can could did do does doing down during each else few for from get had has have having here how i if in into is it its just know let like me more most much my need no nor not now of off on once one only or other our out over own please same should so some such than that the them then there these they thing this those through to too two under until up us use using very via want was way we were what when where which while who why will with within without would you your'.split(
    ' ',
  ),
);

/** `theme.yml`, `use-dialogs` and `DashboardLayout` are one word each. */
const writtenWord = /[\p{L}\p{M}\p{N}]+(?:[._-][\p{L}\p{M}\p{N}]+)*/gu;

/** Letters of the scripts that are written without spaces between words. */
export const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

let segmenter: Intl.Segmenter | undefined;

export interface WrittenWord {
  word: string;
  /** Its place in the text. */
  index: number;
}

/** Words of a text as they are written. */
export const wordsIn = (text: string): WrittenWord[] =>
  [...text.matchAll(writtenWord)].flatMap(({ 0: word, index: start }) => {
    if (!withoutSpaces.test(word)) return { word, index: start };
    segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
    return [...segmenter.segment(word)].flatMap(({ segment, index, isWordLike }) =>
      isWordLike ? { word: segment, index: start + index } : [],
    );
  });

export const writtenWords = (text: string): string[] => wordsIn(text).map(({ word }) => word);
