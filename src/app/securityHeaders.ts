import { groupBy } from '../domain/groupBy';
import { frameAddress } from './engine/addresses/frameAddress';

/** Headers for the URLs that `path` matches; a `*` at the end matches anything. */
export interface HeaderRule {
  path: string;
  headers: Readonly<Record<string, string>>;
}

export interface PolicyInput {
  /** Hashes of the inline scripts as in a policy: `sha256-…`, without quotes. */
  scriptHashes: readonly string[];
  /** Hashes of the inline style sheets. */
  styleHashes: readonly string[];
  /** Configured origins of third parties that pages may contact. */
  vendors?: ForeignHosts;
}

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

/**
 * The hash of an empty text. Emotion creates an empty `<style>` and fills it through `insertRule`;
 * without this hash the element has no sheet and Emotion throws.
 */
const emptyStyleHash = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

const year = 31536000;

const everywhere = {
  'Strict-Transport-Security': `max-age=${2 * year}; includeSubDomains`,
  'X-Frame-Options': 'SAMEORIGIN',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
} as const;

function contentSecurityPolicy({
  scriptHashes,
  styleHashes,
  vendors = noHosts,
}: PolicyInput): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      "'inline-speculation-rules'",
      ...scriptHashes.map((hash) => `'${hash}'`),
      ...vendors.script,
    ],
    'style-src': ["'self'", ...[emptyStyleHash, ...styleHashes].map((hash) => `'${hash}'`)],
    'img-src': ["'self'", 'data:', ...vendors.image],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...vendors.data],
    'frame-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'", 'https://stackblitz.com'],
    'frame-ancestors': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

const policyHeader = 'Content-Security-Policy';

/** The headers of a page that allows these scripts and styles. */
export function securityHeaders(input: PolicyInput): Record<string, string> {
  return { ...everywhere, [policyHeader]: contentSecurityPolicy(input) };
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

/** Characters of a line that every host accepts, as the documentation of Cloudflare Pages states them. */
const longestLine = 2000;

/** A page with the hash of its inline style sheet. */
type StyledPage = readonly [address: string, styleHash: string];

/**
 * The policy of every page below a folder: one for each folder in it whose policy fits into a line, else one for each
 * folder in that. Scripts, fonts and pictures have none, as it would only make each of them larger.
 */
function policyRules(
  folder: string,
  pages: readonly StyledPage[],
  policyOf: (pages: readonly StyledPage[]) => string,
): HeaderRule[] {
  const parts = groupBy(pages, ([address]) => address.slice(folder.length).match(/^[^/]*\/?/)![0]);
  return [...parts].flatMap(([name, inside]) => {
    const path = folder + name;
    const policy = policyOf(inside);
    const isFolder = name.endsWith('/');
    if (isFolder && lineOf(policyHeader, policy).length > longestLine)
      return policyRules(path, inside, policyOf);
    const paths = isFolder ? [`${path}*`] : name === '' ? [path, `${path}index.html`] : [path];
    return paths.map((own) => ({ path: own, headers: { [policyHeader]: policy } }));
  });
}

interface RulesInput extends Omit<PolicyInput, 'styleHashes'> {
  base: string;
  /** Hash of the inline style sheet of every page, by path. */
  pages: ReadonlyMap<string, string>;
}

/**
 * All headers of the published folder by path. No two rules set the same header for one path, because hosts
 * disagree on what that means. The workbench runs Storybook's own inline scripts, so it has no content policy.
 */
export function headerRules({ base, pages, ...allowed }: RulesInput): HeaderRule[] {
  // Hosts send the page for a wrong address with the headers of that address.
  const everyPage = pages.get(notFoundPath) ?? [];
  const policyOf = (styled: readonly StyledPage[]) => {
    const styleHashes = new Set(styled.map(([, styleHash]) => styleHash).concat(everyPage));
    return contentSecurityPolicy({ ...allowed, styleHashes: [...styleHashes] });
  };
  const isInside = ([address]: StyledPage) => address.startsWith(base);
  const unstyled = { [policyHeader]: policyOf([]) };
  const forever = { 'Cache-Control': `public, max-age=${year}, immutable` };
  const revalidate = { 'Cache-Control': 'no-cache' };
  return [
    { path: '/*', headers: everywhere },
    ...policyRules(
      '/',
      [...pages].filter((page) => !isInside(page)),
      policyOf,
    ),
    ...policyRules(base, [...pages].filter(isInside), policyOf),
    { path: frameAddress(base, '*').slice(0, -1), headers: unstyled },
    { path: base + serviceWorkerFile, headers: { ...revalidate, ...unstyled } },
    ...['assets', 'stills'].flatMap((folder) =>
      [base, '/workbench/'].map((parent) => ({ path: `${parent}${folder}/*`, headers: forever })),
    ),
    ...filesWithoutHash.map((path) => ({ path: `/workbench/${path}`, headers: revalidate })),
  ];
}

const lineOf = (name: string, value: string) => `  ${name}: ${value}`;

/** The rules as the `_headers` file that static hosts read. */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => lineOf(name, value))].join('\n'),
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
