import type { Redirect } from '../../content/redirects/resolveRedirects';
import { decoded } from '../../domain/navigation/canonicalPath';
import { notFoundPath, type HeaderRule } from './securityHeaders';

const quoted = (text: string) => JSON.stringify(text);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A rule's path as nginx matches it, which names the file of a folder. */
function patternOf(path: string): string {
  if (path.endsWith('*')) return `~^${escaped(path.slice(0, -1))}`;
  return path.endsWith('/') ? `~^${escaped(path)}(index\\.(html|md))?$` : path;
}

const variableOf = (header: string) => `$docs_${header.toLowerCase().replaceAll('-', '_')}`;

/** Without the one that nginx sets itself. */
const headersOf = (rules: readonly HeaderRule[]) =>
  [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))].filter(
    (header) => header !== 'Content-Type',
  );

/** The file for a folder. nginx cannot compare `q` values, so Markdown wins unless HTML is named before it. */
const versions = [
  'map $http_accept $docs_index {',
  '    default index.html;',
  '    "~*text/html.*text/markdown" index.html;',
  '    "~*text/markdown *; *q=0(\\.0*)?( |,|$)" index.html;',
  '    "~*text/markdown" index.md;',
  '}',
  'map $uri $docs_vary {',
  '    default "";',
  '    "~/index\\.(html|md)$" "Accept, Accept-Encoding";',
  '}',
];

/**
 * The header maps for nginx: a file to include in `http`. Of two rules for a path the later one wins, while
 * nginx uses the first match.
 */
export function nginxHeaders(rules: readonly HeaderRule[]): string {
  const maps = headersOf(rules).flatMap((header) => [
    `map $uri ${variableOf(header)} {`,
    '    default "";',
    ...rules
      .flatMap(({ path, headers }) =>
        headers[header] === undefined
          ? []
          : [`    ${quoted(patternOf(decoded(path)))} ${quoted(headers[header])};`],
      )
      .reverse(),
    '}',
  ]);
  return [
    '# Include this file in `http`, beside redirects.nginx.conf.',
    ...maps,
    ...versions,
    '',
  ].join('\n');
}

/** The server settings for nginx: a file to include in `server`, beside `listen` and `root`. */
export function nginxServer(rules: readonly HeaderRule[], rewrites: readonly Redirect[]): string {
  return [
    '# Include this file in `server`, beside `listen` and `root`.',
    'index $docs_index index.html;',
    'charset utf-8;',
    'absolute_redirect off;',
    `error_page 404 ${notFoundPath};`,
    'gzip on;',
    'gzip_types text/css text/javascript text/markdown application/javascript application/json application/xml image/svg+xml;',
    'if ($docs_redirect) { return 301 $docs_redirect$is_args$args; }',
    ...headersOf(rules).map((header) => `add_header ${header} ${variableOf(header)} always;`),
    'add_header Vary $docs_vary always;',
    '# The Markdown version of a page also answers at the URL of the page with `.md` instead of the slash.',
    'location ~ "^(?<docs_page>.*[^/])\\.md$" { types { } default_type text/markdown; charset_types text/markdown; try_files $uri $docs_page/index.md =404; }',
    ...rewrites
      .filter(({ from }) => !from.endsWith('.md'))
      .map(({ from, to }) => `location = ${from} { try_files ${to} =404; }`),
    ...rules.flatMap(({ path, headers: { 'Content-Type': type } }) =>
      type ? [`location = ${path} { types { } default_type ${type}; }`] : [],
    ),
    '# Configuration files are not served.',
    'location ~ "^/(\\.site-files|_headers|_redirects|headers\\.json|redirects\\.json|[a-z]+\\.nginx\\.conf)$" { return 404; }',
    '',
  ].join('\n');
}
