import { splitLanguage } from '../language/languagePrefix';

/** `base` with one slash at each end: `x` and `/x` become `/x/`, the empty string `/`. */
export function normalizeBase(base: string): string {
  const inner = base.split('/').filter(Boolean).join('/');
  return inner === '' ? '/' : `/${inner}/`;
}

/**
 * Path below the site's base: a path that starts with the base stays, any other is put below it. A base with a language
 * prefix also accepts paths without it.
 */
export function withBase(pathname: string, base: string): string {
  const [language, plainBase] = splitLanguage(base);
  if (language !== '' && `${pathname}/`.startsWith(plainBase))
    return withBase(language + pathname, base);
  if (pathname === base.slice(0, -1)) return base;
  return pathname.startsWith(base) ? pathname : base + pathname.replace(/^\//, '');
}

/** Whether the last segment names a file (`logo.svg`), which takes no trailing slash. */
export const isFileAddress = (pathname: string) => /\.[a-z0-9]+$/i.test(pathname);

/** The canonical path of a page: no empty segments, no `index.html`, a trailing slash. */
export function canonicalPath(pathname: string): string {
  const clean = pathname
    .replace(/\/{2,}/g, '/')
    .replace(/\/index\.html?$/, '/')
    .replace(/(\/page)?\.mdx?$/, '');
  return clean.endsWith('/') || isFileAddress(clean) ? clean : `${clean}/`;
}
