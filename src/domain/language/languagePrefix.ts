/** The language of pages that have none in front of their address; `language` in `src/app/site.config.ts` is the same. */
export const ownLanguage = 'en';

/** Parts of the host that are no pages of the site: they have no language in front and take none. */
const exempt = /^\/(?:blog|size-snapshot)(?:\/|$)/;

/** Whether an address belongs to another part of the host. */
export const isExempt = (pathname: string) => exempt.test(pathname);

/** The language in front of an address and what follows it: `/de/docs/` is `/de` and `/docs/`; without one, the whole. */
export function splitLanguage(pathname: string): [prefix: string, rest: string] {
  const prefix = /^\/[a-z]{2}(?:-[A-Z]{2})?(?=\/)/.exec(pathname)?.[0] ?? '';
  return [prefix, pathname.slice(prefix.length)];
}

/** An address without the language in front, where that is the one which needs none. */
export function withoutLanguage(pathname: string): string {
  const [prefix, rest] = splitLanguage(pathname);
  return prefix === `/${ownLanguage}` && !isExempt(rest) ? rest : pathname;
}
