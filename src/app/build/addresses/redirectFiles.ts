import type { Redirect } from '../../../content/addresses/RedirectTable';
import { decoded } from '../../../domain/navigation/canonicalPath';
import { siteConfig } from '../../site.config';

/** Target of a redirected path, with or without a trailing slash or the language; undefined for one that is served. */
export function redirectOf(
  pathname: string,
  redirects: readonly Redirect[],
  base: string,
): string | undefined {
  const prefix = `/${siteConfig.language}`;
  const hasPrefix = pathname.startsWith(prefix + base) || `${pathname}/` === prefix + base;
  const plain = hasPrefix ? pathname.slice(prefix.length) : pathname;
  const wanted = plain.endsWith('/') ? plain : `${plain}/`;
  const target = redirects.find(({ from }) => from === wanted)?.to;
  return target ?? (hasPrefix ? plain : undefined);
}

/** Redirect target with the query of the request, before the hash. */
export const withSearch = (target: string, search: string) =>
  target.replace(/(?=#)|$/, () => search);

/** The `_redirects` file of Netlify and Cloudflare Pages. */
export function hostRedirects(redirects: readonly Redirect[], base: string): string {
  const rows = redirects.flatMap(({ from, to }) => [
    `${from} ${to} 301`,
    `${from.slice(0, -1)} ${to} 301`,
  ]);
  return [...rows, `/${siteConfig.language}${base}* ${base}:splat 301`, ''].join('\n');
}

const quoted = (text: string) => JSON.stringify(text);

/** The redirects for nginx: a file to include in `http`; its comment names the line for `server`. */
export function nginxRedirects(redirects: readonly Redirect[], base: string): string {
  const rows = redirects.flatMap(({ from, to }) =>
    [decoded(from), decoded(from.slice(0, -1))].map(
      (address) => `    ${quoted(address)} ${quoted(to)};`,
    ),
  );
  return [
    '# Include this file in `http`, and write in `server`:',
    '#   if ($docs_redirect) { return 301 $docs_redirect$is_args$args; }',
    'map_hash_bucket_size 256;',
    'map $uri $docs_redirect {',
    '    default "";',
    ...rows,
    `    ${quoted(`~^/${siteConfig.language}(?<docs_plain>${base}.*)$`)} $docs_plain;`,
    '}',
    '',
  ].join('\n');
}
