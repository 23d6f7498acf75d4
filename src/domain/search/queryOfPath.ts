import { decoded } from '../navigation/canonicalPath';

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
