/** A part of a URL as people write it; one that is not encoded correctly stays. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * A decoded path as it stands in URLs everywhere: in pages, XML, files of hosts, and Markdown, where a parenthesis
 * would end a link. Letters that can be written in two ways are composed.
 */
export const urlPath = (decodedPath: string): string =>
  encodeURI(decodedPath.normalize('NFC').replace(/\p{Surrogate}/gu, '\uFFFD')).replace(
    /[?#()$]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** As `urlPath`, of a path that may be encoded already. */
export const encodedPath = (path: string): string =>
  urlPath(path.split('/').map(decoded).join('/'));

/**
 * `base` with one slash at each end: `x` and `/x` become `/x/`, the empty string `/`.
 * @throws {Error} when it would be written in another way in URLs
 */
export function normalizeBase(base: string): string {
  const segments = base.split('/').filter(Boolean);
  if (!segments.every((segment) => /^(?!\.+$)[\w.~-]+$/.test(segment)))
    throw new Error(
      `The base ${base} would need encoding in URLs. Use letters from A to Z, digits, and - _ . ~ between slashes.`,
    );
  const inner = segments.join('/');
  return inner === '' ? '/' : `/${inner}/`;
}

/**
 * Encoded path below the site's base: a path that starts with the base stays, any other is put below it. A base with a
 * language prefix also accepts paths without it.
 */
export function withBase(pathname: string, base: string): string {
  const [language, plainBase] = splitLanguage(base);
  if (language !== '' && `${pathname}/`.startsWith(plainBase))
    return withBase(language + pathname, base);
  if (pathname === base.slice(0, -1)) return base;
  const path = encodedPath(pathname);
  return path.startsWith(base) ? path : base + path.replace(/^\//, '');
}

/** Whether the last segment names a file (`logo.svg`), which takes no trailing slash. */
export const isFileAddress = (pathname: string) => /\.[a-z0-9]+$/i.test(pathname);

/** The canonical path of a page: encoded, no empty segments, no `index.html`, a trailing slash. */
export function canonicalPath(pathname: string): string {
  const clean = encodedPath(pathname)
    .replace(/\/{2,}/g, '/')
    .replace(/\/index\.html?$/, '/')
    .replace(/(\/page)?\.mdx?$/, '');
  return clean.endsWith('/') || isFileAddress(clean) ? clean : `${clean}/`;
}

/** The language of the site: that of paths without a prefix. */
export const ownLanguage = 'en';

/** Parts of the host that are not pages of the site and have no language prefix. */
const exempt = /^\/(?:blog|size-snapshot)(?:\/|$)/;

/** Whether a path belongs to another part of the host. */
export const isExempt = (pathname: string) => exempt.test(pathname);

/** Splits a path into its language prefix and the rest: `/de/docs/` into `/de` and `/docs/`. */
export function splitLanguage(pathname: string): [prefix: string, rest: string] {
  const prefix = /^\/[a-z]{2}(?:-[A-Z]{2})?(?=\/)/.exec(pathname)?.[0] ?? '';
  return [prefix, pathname.slice(prefix.length)];
}

/** A path without the prefix of the default language. */
export function withoutLanguage(pathname: string): string {
  const [prefix, rest] = splitLanguage(pathname);
  return prefix === `/${ownLanguage}` && !isExempt(rest) ? rest : pathname;
}
