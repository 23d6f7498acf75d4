import { distance } from 'fastest-levenshtein';
import { decoded } from './canonicalPath';

/** A page in the manifest of paths. */
export interface KnownPage {
  href: string;
  title: string;
  product: string;
  anchors: readonly string[];
}

/** The file at `<base>addresses.json`. */
export interface AddressManifest {
  base: string;
  pages: readonly KnownPage[];
}

export interface SuggestedPage {
  /** Includes the requested anchor if the page has it. */
  href: string;
  title: string;
  product: string;
}

/** Distance relative to the longer text, from 0 (equal) to 1. */
const difference = (a: string, b: string) => distance(a, b) / Math.max(a.length, b.length, 1);

/** Difference of two paths; a product that both have would make short ones similar. */
function pathDifference(a: string, b: string): number {
  const product = a.slice(0, a.indexOf('/') + 1);
  return b.startsWith(product) && a !== product
    ? difference(a.slice(product.length), b.slice(product.length))
    : difference(a, b);
}

const sharedFolders = (a: string, b: string) =>
  a.split('/').filter((part) => part !== '' && b.split('/').includes(part)).length;

const lastOf = (pathname: string) => pathname.split('/').filter(Boolean).at(-1) ?? '';

/** No page has a longer path, in characters. */
const longestPath = 200;

/**
 * The requested path below the base in lower case, without what would make unlike ones similar: `react-`, with which
 * the pages of all components begin, and the last slash. The reference of a page is below it or in a folder of its own.
 */
function belowBase(pathname: string, base: string): string {
  const at = pathname.indexOf(base);
  return (at >= 0 && base !== '/' ? pathname.slice(at + base.length) : pathname.replace(/^\//, ''))
    .slice(0, longestPath)
    .toLowerCase()
    .replace(/(^|\/)react-/g, '$1')
    .replace(/\/$/, '')
    .replace(/([^/]+)\/api$/, 'api/$1');
}

/** From this distance on a page is not suggested. */
const tooFar = 0.5;

/** Cost of a match of the last segment only, or of a part of it, and value of a matching anchor. */
const [elsewhere, partOnly, sameAnchor] = [0.12, 0.3, 0.25];

/** A shorter word is part of many names. */
const leastPart = 4;

/** Value of each folder in common: decides between equals. */
const sameFolder = 0.01;

const shownPages = 3;

/** Pages that a wrong path may mean, best match first: by whole path, last segment, and the requested anchor. */
export function nearestPages(
  wanted: { pathname: string; hash: string },
  { base, pages }: AddressManifest,
): SuggestedPage[] {
  const path = belowBase(wanted.pathname, base);
  const last = lastOf(path);
  const anchor = wanted.hash.replace(/^#/, '');
  return pages
    .map((page) => {
      const candidate = belowBase(page.href, base);
      const hasAnchor = anchor !== '' && page.anchors.includes(anchor);
      const name = lastOf(candidate);
      const nearness =
        Math.min(
          pathDifference(path, candidate),
          last === '' ? 1 : difference(last, name) + elsewhere,
          last.length >= leastPart && name.includes(last) ? partOnly : 1,
        ) -
        sharedFolders(path, candidate) * sameFolder;
      return { page, hasAnchor, score: nearness - (hasAnchor ? sameAnchor : 0) };
    })
    .filter(({ score }) => score < tooFar)
    .sort((a, b) => a.score - b.score)
    .slice(0, shownPages)
    .map(({ page: { href, title, product }, hasAnchor }) => ({
      href: hasAnchor ? `${href}#${anchor}` : href,
      title,
      product,
    }));
}

/** Words of paths that say where a page is or how it is made, not what it is about. */
const commonWords = new Set(['docs', 'react', 'index', 'html', 'htm', 'md', 'mdx', 'php']);

/**
 * What to search for instead of a path without a page: its words.
 * @param base path of the site, which is left out
 * @param folders names of the products' folders, which are left out, too
 */
export function queryOfPath(pathname: string, base: string, folders: readonly string[]): string {
  const path = decoded(pathname);
  const at = path.indexOf(base);
  const segments = path
    .slice(at < 0 ? 0 : at + base.length)
    .split('/')
    .filter((segment) => segment !== '' && !folders.includes(segment));
  const words = segments.join('/').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !commonWords.has(word.toLowerCase()));
  return [...new Set(telling.length > 0 ? telling : words)].join(' ');
}
