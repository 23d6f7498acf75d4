import { decoded } from './canonicalPath';
import type { MenuEntry } from './MenuEntry';

/** Translations of menu titles by `pathname` or `subheader`; they win over everything else. */
export type MenuTranslations = Readonly<Record<string, string>>;

export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const pascalCase = (text: string) => text.split('-').map(upperFirst).join('');

/**
 * Title derived from the last segment of an address: `react-` dropped, cut at the first dot; below
 * `/api/` an identifier (PascalCase, camelCase for a hook), otherwise words with a capital first letter.
 */
export function deriveTitle(pathname: string): string {
  const segments = decoded(pathname).split('/').filter(Boolean);
  const last = (segments.at(-1) ?? '').replace(/^react-/, '').split('.')[0] ?? '';
  if (segments.slice(0, -1).includes('api')) {
    const name = pascalCase(last);
    return last.startsWith('use') ? name.charAt(0).toLowerCase() + name.slice(1) : name;
  }
  return upperFirst(last.replaceAll('-', ' '));
}

/** Title of a menu entry: translation, `title`, subheader or derived; `null` when the entry has `title: false`. */
export function titleOf(entry: MenuEntry, translations: MenuTranslations = {}): string | null {
  const translated = translations[entry.subheader ?? entry.pathname];
  if (translated !== undefined) return translated;
  if (entry.title === false) return null;
  return entry.title ?? entry.subheader ?? deriveTitle(entry.pathname);
}
