import { createHash } from 'node:crypto';

/** Origins of other hosts by type of resource. */
export interface ForeignHosts {
  script: readonly string[];
  image: readonly string[];
  /** Requests by scripts. */
  data: readonly string[];
}

export const noHosts: ForeignHosts = { script: [], image: [], data: [] };

/** All of these hosts. */
export function allHosts(...hosts: readonly ForeignHosts[]): ForeignHosts {
  const all = (kind: keyof ForeignHosts) => [...new Set(hosts.flatMap((one) => one[kind]))];
  return { script: all('script'), image: all('image'), data: all('data') };
}

interface PolicyInput {
  /** Sources of the inline scripts. */
  scripts?: readonly string[];
  /** The inline style sheets. */
  css?: readonly string[];
  /** Whether elements have `style` attributes, as those that Material UI renders on a server. */
  hasStyleAttributes?: boolean;
  /** Configured origins of third parties that the document may contact. */
  vendors?: ForeignHosts;
}

const sourceHash = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The content security policy of a document, for its `<meta>` element before the first script or style. An empty
 * sheet is always allowed: Emotion creates an empty `<style>` and fills it through `insertRule`, and throws where the
 * element has no sheet.
 */
export function contentPolicy({
  scripts = [],
  css = [],
  hasStyleAttributes = false,
  vendors = noHosts,
}: PolicyInput = {}): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      "'inline-speculation-rules'",
      ...scripts.map(sourceHash),
      ...vendors.script,
    ],
    'style-src': ["'self'", ...new Set(['', ...css].map(sourceHash))],
    ...(hasStyleAttributes && { 'style-src-attr': ["'unsafe-inline'"] }),
    'img-src': ["'self'", 'data:', ...vendors.image],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...vendors.data],
    'frame-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'", 'https://stackblitz.com'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/**
 * The content security policy of the document that runs code which readers have edited. It alone allows evaluation, and
 * no request but for the site's own files.
 * @param scripts sources of the inline scripts
 * @param css the inline style sheet
 */
export const editPolicy = (scripts: readonly string[], css: string): string =>
  [
    "default-src 'none'",
    ["script-src 'self' 'unsafe-eval'", ...scripts.map(sourceHash)].join(' '),
    ["style-src 'self'", ...['', css].map(sourceHash)].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** Headers for the URLs that `path` matches; a `*` at the end matches anything. */
export interface HeaderRule {
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** The service worker, under the base path. Browsers must always revalidate it. */
export const serviceWorkerFile = 'sw.js';

/** The page for a wrong address. */
export const notFoundPath = '/404.html';

/** What Storybook names alike in every build: old and new parts together would not work. */
const filesWithoutHash = [
  '',
  'index.html',
  'iframe.html',
  'index.json',
  'sb-manager/*',
  'sb-addons/*',
];

const year = 31536000;

/**
 * All headers of the published folder by path. Documents have their content policy in a `<meta>` element, which cannot
 * limit who embeds them; the service worker can have it in a header only. No two rules set the same header for one
 * path, because some hosts join both values and others send the later one. For the service worker either is right.
 */
export function headerRules(base: string, tarball: string): HeaderRule[] {
  const forever = { 'Cache-Control': `public, max-age=${year}, immutable` };
  // The frame of edited code has no origin: its modules and fonts are those of another host.
  const anywhere = { 'Access-Control-Allow-Origin': '*' };
  const revalidate = { 'Cache-Control': 'no-cache' };
  return [
    {
      path: '/*',
      headers: {
        'Strict-Transport-Security': `max-age=${2 * year}; includeSubDomains`,
        'Content-Security-Policy': "frame-ancestors 'self'",
        'X-Frame-Options': 'SAMEORIGIN',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      },
    },
    {
      path: base + serviceWorkerFile,
      headers: { ...revalidate, 'Content-Security-Policy': contentPolicy() },
    },
    // npm asks again for the package of an address.
    {
      path: tarball,
      headers: { ...revalidate, 'Content-Type': 'application/gzip' },
    },
    { path: `${base}assets/*`, headers: { ...forever, ...anywhere } },
    { path: '/workbench/assets/*', headers: forever },
    ...filesWithoutHash.map((path) => ({ path: `/workbench/${path}`, headers: revalidate })),
  ];
}

/** The rules as the `_headers` file that static hosts read. */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n');
}

/** All headers of a path under the rules. */
export function headersFor(pathname: string, rules: readonly HeaderRule[]): Record<string, string> {
  const matches = ({ path }: HeaderRule) =>
    path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path;
  return Object.assign({}, ...rules.filter(matches).map((rule) => rule.headers));
}
