import { english } from './english';
import type { InterfaceTexts, Language } from './InterfaceTexts';

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'ë',
  i: 'ï',
  o: 'ö',
  u: 'ü',
  n: 'ñ',
  c: 'ç',
  y: 'ý',
  s: 'š',
};

/** Every text changed, places for values left alone, and what has no words. */
function changed(change: (text: string) => string): InterfaceTexts {
  const whole = (text: string) =>
    text
      .split(/(\{\w+\})/)
      .map((part) => (part.startsWith('{') || !/\p{L}/u.test(part) ? part : change(part)))
      .join('');
  return Object.fromEntries(
    Object.entries(english).map(([key, text]) => [key, whole(text)]),
  ) as InterfaceTexts;
}

const longer = (text: string) =>
  text.replace(/\S+/g, (word) => word + '·'.repeat(Math.ceil(word.length * 0.4)));
const accented = (text: string) => text.replace(/[a-z]/g, (letter) => accents[letter] ?? letter);

/** Marks that turn what stands between them from right to left. */
const [fromTheRight, end] = ['\u202e', '\u202c'];

/**
 * Languages that nobody speaks, for tests: both with words longer by 40 %, one with accents, one that is
 * written from the right. A text that is not in the catalogue shows by being plain English.
 */
export const pseudoLanguages: readonly Language[] = [
  { code: 'en-XA', dir: 'ltr', texts: changed((text) => `⟦${accented(longer(text))}⟧`) },
  { code: 'ar-XB', dir: 'rtl', texts: changed((text) => fromTheRight + longer(text) + end) },
];
