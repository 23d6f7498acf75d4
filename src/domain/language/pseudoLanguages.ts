import { english } from './english';
import type { InterfaceTexts, Language } from './InterfaceTexts';

const accents: Readonly<Record<string, string>> = { a: 'á', e: 'ë', i: 'ï', o: 'ö', u: 'ü', n: 'ñ', c: 'ç', y: 'ý', s: 'š' };

/** Every text changed, places for values left alone. */
function changed(change: (text: string) => string): InterfaceTexts {
  const whole = (text: string) => text.split(/(\{\w+\})/).map((part) => (part.startsWith('{') ? part : change(part))).join('');
  return Object.fromEntries(Object.entries(english).map(([key, text]) => [key, whole(text)])) as InterfaceTexts;
}

const lengthened = (text: string) => `[${text.replace(/[a-z]/g, (letter) => accents[letter] ?? letter)}${'~'.repeat(Math.ceil(text.length / 3))}]`;

/** Marks that turn what stands between them from right to left. */
const [fromTheRight, end] = ['\u202e', '\u202c'];

/**
 * Languages that nobody speaks, for tests: one with accents and texts longer by a third, one that is written from the
 * right. A text that is not in the catalogue shows by being plain English.
 */
export const pseudoLanguages: readonly Language[] = [
  { code: 'en-XA', dir: 'ltr', texts: changed(lengthened) },
  { code: 'ar-XB', dir: 'rtl', texts: changed((text) => fromTheRight + text + end) },
];
