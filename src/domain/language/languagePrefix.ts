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
