import type { HeaderRule } from './securityHeaders';

const quoted = (text: string) => JSON.stringify(text);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A rule's path as nginx matches it. */
const patternOf = (path: string) => (path.endsWith('*') ? `~^${escaped(path.slice(0, -1))}` : path);

const variableOf = (header: string) => `$docs_${header.toLowerCase().replaceAll('-', '_')}`;

const headersOf = (rules: readonly HeaderRule[]) => [
  ...new Set(rules.flatMap(({ headers }) => Object.keys(headers))),
];

/**
 * What nginx has to know of headers: a file to include in `http`. Of two rules for an address the later one holds, and
 * nginx takes the first that matches.
 */
export function nginxHeaders(rules: readonly HeaderRule[]): string {
  const maps = headersOf(rules).flatMap((header) => [
    `map $uri ${variableOf(header)} {`,
    '    default "";',
    ...rules
      .flatMap(({ path, headers }) =>
        headers[header] === undefined
          ? []
          : [`    ${quoted(patternOf(path))} ${quoted(headers[header])};`],
      )
      .reverse(),
    '}',
  ]);
  return ['# Include this file in `http`, beside redirects.nginx.conf.', ...maps, ''].join('\n');
}

/** What a server of nginx has to say: a file to include in `server`, which itself says where it listens and where its root is. */
export function nginxServer(rules: readonly HeaderRule[]): string {
  return [
    '# Include this file in `server`, beside `listen` and `root`.',
    'index index.html;',
    'charset utf-8;',
    'absolute_redirect off;',
    'error_page 404 /404.html;',
    'gzip on;',
    'gzip_types text/css text/javascript text/markdown application/javascript application/json application/xml image/svg+xml;',
    'if ($docs_redirect) { return 301 $docs_redirect$is_args$args; }',
    ...headersOf(rules).map((header) => `add_header ${header} ${variableOf(header)} always;`),
    '# For hosts, and not for readers.',
    'location ~ "^/(_headers|_redirects|headers\\.json|redirects\\.json|[a-z]+\\.nginx\\.conf)$" { return 404; }',
    '',
  ].join('\n');
}
