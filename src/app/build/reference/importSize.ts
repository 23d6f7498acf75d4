import { format } from '../../../domain/strings/format';
import { referenceStrings as strings } from '../../../domain/strings/referenceStrings';
import type { ImportSize } from '../../../reference/records';

const names = { emotion: 'Emotion', materialUi: 'Material UI', muiX: 'MUI X' } as const;

/** `7.4 kB`, with a decimal only below ten. */
const kilobytes = (bytes: number) =>
  `${(bytes / 1000).toLocaleString('en', { maximumFractionDigits: bytes < 9950 ? 1 : 0 })} kB`;

/** What an import adds to a bundle, after gzip. */
export function importSize(size: ImportSize): string {
  const used = (['emotion', 'materialUi', 'muiX'] as const).filter((part) => size[part].gzip > 0);
  const bytes = used.reduce((sum, part) => sum + size[part].gzip, size.own.gzip);
  const own = kilobytes(size.own.gzip);
  const packages = new Intl.ListFormat('en').format(used.map((part) => names[part]));
  return format(strings['reference.size'], {
    size: packages
      ? format(strings['reference.sizeWith'], { own, all: kilobytes(bytes), packages })
      : own,
  });
}
