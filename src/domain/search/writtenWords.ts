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
