import { shortSize } from '../../domain/offline/shortSize';
import { format } from '../../domain/strings/format';
import { strings } from '../../domain/strings/strings';

/** A size in words: `1.9 MB`. */
export function sizeText(bytes: number): string {
  const { unit, amount } = shortSize(bytes);
  return format(strings[unit === 'MB' ? 'keep.megabytes' : 'keep.kilobytes'], { amount });
}
