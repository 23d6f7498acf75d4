import type { Language } from '../../domain/language/InterfaceTexts';
import { say } from '../../domain/language/say';
import { shortSize } from '../../domain/offline/shortSize';

/** A size in words: `1.9 MB`. */
export function sizeText(language: Pick<Language, 'code' | 'texts'>, bytes: number): string {
  const { unit, amount } = shortSize(bytes);
  return say(language, unit === 'MB' ? 'keep.megabytes' : 'keep.kilobytes', { amount });
}
