import { termsOfWord, wordsIn } from './terms';

/** A piece of a text, and whether it is a word of the query. */
export interface MatchPart {
  text: string;
  isMatch: boolean;
}

interface Word {
  start: number;
  end: number;
  isMatch: boolean;
}

const markedWords = (text: string, terms: ReadonlySet<string>): Word[] =>
  wordsIn(text).map(({ word, index }) => ({
    start: index,
    end: index + word.length,
    isMatch: termsOfWord(word).some((term) => terms.has(term)),
  }));

/** A text with the words that have one of the terms marked; neighbors are marked together. */
export function markMatches(text: string, terms: ReadonlySet<string>): MatchPart[] {
  const parts: MatchPart[] = [];
  const add = (piece: string, isMatch: boolean) => {
    const last = parts.at(-1);
    const beforeLast = parts.at(-2);
    if (piece === '') return;
    if (isMatch && last && !last.isMatch && beforeLast?.isMatch && last.text === ' ') {
      parts.pop();
      beforeLast.text += ` ${piece}`;
    } else parts.push({ text: piece, isMatch });
  };
  let end = 0;
  for (const word of markedWords(text, terms)) {
    if (!word.isMatch) continue;
    add(text.slice(end, word.start), false);
    add(text.slice(word.start, word.end), true);
    end = word.end;
  }
  add(text.slice(end), false);
  return parts;
}

/** Characters of an excerpt: more than a line on a desktop. */
const excerptLength = 150;

/** Characters before the first match: on a phone, about 35 characters of an excerpt are seen. */
const [mostBefore, contextBefore] = [20, 16];

/**
 * The part of a text with the most different words of the query, marked, with an ellipsis where it is cut. Starts with
 * the text's first sentence when nothing matches.
 */
export function excerptOf(text: string, terms: ReadonlySet<string>): MatchPart[] {
  const words = markedWords(text, terms);
  let best = { start: 0, score: 0 };
  words.forEach((word, index) => {
    if (!word.isMatch) return;
    const seen = new Set<string>();
    for (const other of words.slice(index)) {
      if (other.end - word.start > excerptLength - 30) break;
      if (other.isMatch) seen.add(text.slice(other.start, other.end).toLowerCase());
    }
    if (seen.size > best.score) best = { start: word.start, score: seen.size };
  });
  // A few words before the first match.
  const context = words.filter(
    ({ start }) => start < best.start && start > best.start - contextBefore,
  )[0];
  const start = best.start < mostBefore ? 0 : (context?.start ?? best.start);
  const cut = text.slice(start, start + excerptLength);
  const isCut = start + excerptLength < text.length;
  const shown = isCut ? cut.replace(/\s+\S*$/, '') : cut;
  return markMatches(`${start > 0 ? '… ' : ''}${shown}${isCut ? ' …' : ''}`, terms);
}
