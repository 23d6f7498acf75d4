import { isExempt, withoutLanguage } from '../domain/language/languagePrefix';
import { canonicalPath, isFileAddress, withBase } from '../domain/navigation/canonicalPath';
import type { InternalLink } from './PageRecord';

export type ResolvedLink =
  | { kind: 'external'; href: string }
  | { kind: 'file'; href: string }
  | { kind: 'page'; href: string; canonical: string | null; link: Omit<InternalLink, 'line'> };

/**
 * What a link in a page points at.
 * @param href as written: external, `/rooted/` (with or without the base), relative, or `#anchor`
 * @param from canonical path of the page that contains it
 * @returns for a page link, the address to write and, when it was not written canonically, what it should be
 */
export function resolveLink(href: string, from: string, base: string): ResolvedLink {
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href)) return { kind: 'external', href };
  if (isExempt(href)) return { kind: 'external', href };
  const [, asWritten = '', query = '', hash = ''] =
    /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(href) ?? [];
  const path = withoutLanguage(asWritten);
  const written = path.startsWith('/')
    ? withBase(path, base)
    : path === ''
      ? from
      : new URL(path, `http://site${from}`).pathname;
  const pathname = canonicalPath(written);
  const target = `${pathname}${query}${hash === '' ? '' : `#${hash}`}`;
  if (isFileAddress(pathname)) return { kind: 'file', href: target };
  const expected = path.startsWith('/') && !path.startsWith(base) ? canonicalPath(path) : pathname;
  return {
    kind: 'page',
    href: path === '' && query === '' ? href : target,
    canonical:
      written === pathname && path === asWritten
        ? null
        : `${expected}${query}${hash === '' ? '' : `#${hash}`}`,
    link: { href, pathname, hash: decodeHash(hash) },
  };
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
