import type { Problem } from './Problem';

/** Names that the site itself writes below its base. */
export const siteNames = [
  '.well-known',
  'addresses.json',
  'assets',
  'consent',
  'favicon.svg',
  'feed.xml',
  'frames',
  'house',
  'licenses',
  'llms.txt',
  'mcp',
  'offline.html',
  'search',
  'sitemap.xml',
  'skills',
  'sw.js',
  'tokens',
];

/** Names that it writes at the root of the host, which a site below `/` shares with them. */
export const hostNames = [
  '404.html',
  '_headers',
  '_redirects',
  'headers.json',
  'headers.nginx.conf',
  'redirects.json',
  'redirects.nginx.conf',
  'robots.txt',
  'server.nginx.conf',
  'workbench',
];

/** Reports pages and redirects at paths of the site itself: only one of the two could be published. */
export function checkReserved(
  places: readonly { pathname: string; file: string; line?: number }[],
  base: string,
  display: (file: string) => string,
): Problem[] {
  const reserved = [...siteNames, ...(base === '/' ? hostNames : [])].map((name) => base + name);
  return places.flatMap(({ pathname, file, line = 1 }) => {
    const taken = reserved.find((path) => `${pathname}/`.startsWith(`${path}/`));
    return taken === undefined
      ? []
      : {
          file: display(file),
          line,
          what: `The path ${pathname} is reserved: the site writes ${taken} itself.`,
          why: 'One of the two would replace the other.',
          fix: 'Choose another path.',
        };
  });
}
