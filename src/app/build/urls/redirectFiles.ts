import type { PageMeta } from '../../../content/PageRecord';
import { lastingAnchors } from '../../../content/redirects/addressList';
import type { Redirect } from '../../../content/redirects/resolveRedirects';
import { decoded, ownLanguage } from '../../../domain/navigation/canonicalPath';
import type { AddressManifest } from '../../../domain/navigation/nearestPages';
import type { ListedPage } from '../engine/discovery/listPages';
import type { Addresses } from './readAddresses';

/** Where clients that want Markdown look first: the URL of a page with `.md` instead of the last slash. */
const markdownAddress = (page: string) => page.replace(/\/(?:#.*)?$/, '.md');

/** All paths that a redirect answers, each with its target: the page with and without the slash, and its Markdown. */
const answersOf = ({ from, to }: Redirect): [path: string, target: string][] => [
  [from, to],
  [from.slice(0, -1), to],
  [markdownAddress(from), to === '/' ? '/index.md' : markdownAddress(to)],
];

/** Target of a redirected path, with or without the language; undefined for one that is served. */
export function redirectOf(
  pathname: string,
  redirects: readonly Redirect[],
  base: string,
): string | undefined {
  const prefix = `/${ownLanguage}`;
  const hasPrefix = pathname.startsWith(prefix + base) || `${pathname}/` === prefix + base;
  const plain = hasPrefix ? pathname.slice(prefix.length) : pathname;
  const found = redirects.flatMap(answersOf).find(([path]) => path === plain);
  return found?.[1] ?? (hasPrefix ? plain : undefined);
}

/** Paths at which the Markdown versions of pages answer, too. */
export const markdownRewrites = (pages: readonly string[]): Redirect[] =>
  pages
    .filter((page) => page !== '/')
    .map((page) => ({ from: markdownAddress(page), to: `${page}index.md` }));

/** Redirect target with the query of the request, before the hash. */
export const withSearch = (target: string, search: string) =>
  target.replace(/(?=#)|$/, () => search);

/** The `_redirects` file of Netlify and Cloudflare Pages. Cloudflare wants rows with a `*` last. */
export function hostRedirects(
  redirects: readonly Redirect[],
  rewrites: readonly Redirect[],
  base: string,
): string {
  return [
    ...redirects.flatMap(answersOf).map((row) => [...row, 301]),
    ...rewrites.map(({ from, to }) => [from, to, 200]),
    [`/${ownLanguage}${base}*`, `${base}:splat`, 301],
  ]
    .map((row) => `${row.join(' ')}\n`)
    .join('');
}

const quoted = (text: string) => JSON.stringify(text);

/** The redirects for nginx: a file to include in `http`; its comment names the line for `server`. */
export function nginxRedirects(redirects: readonly Redirect[], base: string): string {
  const rows = redirects
    .flatMap(answersOf)
    .map(([path, target]) => `    ${quoted(decoded(path))} ${quoted(target)};`);
  return [
    '# Include this file in `http`, and write in `server`:',
    '#   if ($docs_redirect) { return 301 $docs_redirect$is_args$args; }',
    'map_hash_bucket_size 256;',
    'map $uri $docs_redirect {',
    '    default "";',
    ...rows,
    `    ${quoted(`~^/${ownLanguage}(?<docs_plain>${base}.*)$`)} $docs_plain;`,
    '}',
    '',
  ].join('\n');
}

/** Path of the manifest of pages and anchors, which the not-found page fetches. */
export const manifestOf = (base: string) => `${base}addresses.json`;

/** The redirects in the formats of hosts, and the manifest of pages and anchors, by path. */
export function addressFiles(
  base: string,
  { redirects }: Addresses,
  rewrites: readonly Redirect[],
  metas: readonly PageMeta[],
  listed: ReadonlyMap<string, ListedPage>,
): Record<string, () => string> {
  const manifest = (): AddressManifest => ({
    base,
    pages: metas.map(({ pathname, title, anchors }) => ({
      href: pathname,
      title,
      product: listed.get(pathname)!.product,
      anchors: lastingAnchors(anchors),
    })),
  });
  return {
    '/_redirects': () => hostRedirects(redirects, rewrites, base),
    '/redirects.nginx.conf': () => nginxRedirects(redirects, base),
    '/redirects.json': () => JSON.stringify({ base, redirects, rewrites }, null, 2),
    [manifestOf(base)]: () => JSON.stringify(manifest()),
  };
}
