import path from 'node:path';
import {
  isExempt,
  withoutLanguage,
  canonicalPath,
  decoded,
  encodedPath,
  isFileAddress,
  withBase,
} from '../domain/navigation/canonicalPath';
import type { InternalLink } from './PageRecord';
import type { PageSource } from './PageFile';

export type ResolvedLink =
  | { kind: 'external'; href: string }
  | { kind: 'file'; href: string; pathname: string }
  | { kind: 'page'; href: string; canonical: string | null; link: Omit<InternalLink, 'line'> };

/** Images that browsers show. */
export const imageFile = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** The path that a link names, relative to the content folder. */
export function linkedFile(
  linked: string,
  { file, base, repositoryFolder }: Pick<PageSource, 'file' | 'base' | 'repositoryFolder'>,
): string {
  if (!linked.startsWith('/')) return path.posix.join(path.posix.dirname(file), decoded(linked));
  const roots = [base, `/${repositoryFolder}/`].filter((root) => linked.startsWith(root));
  const { length } = roots.sort((a, b) => b.length - a.length)[0] ?? '/';
  return path.posix.normalize(decoded(linked.slice(length)));
}

/**
 * A link to the file of a page, as Markdown folders have them, becomes a link to that page; any other link stays. A
 * path from the root is one below the content folder, below its repository, or of the site.
 */
export function linkOfFile(
  href: string,
  source: Pick<PageSource, 'file' | 'base' | 'repositoryFolder'>,
): string {
  const [, linked, rest = ''] = /^(?!\w+:|\/\/)([^?#]+\.mdx?)([?#].*)?$/s.exec(href) ?? [];
  return linked === undefined ? href : pathnameOf(linkedFile(linked, source), source.base) + rest;
}

/**
 * What a link in a page points at.
 * @param text as written: external, `/rooted/` (with or without the base), relative, or `#anchor`
 * @param from canonical path of the page that contains it
 * @returns for a page link, the address to write and, when it was not written canonically, what it should be
 */
export function resolveLink(text: string, from: string, base: string): ResolvedLink {
  // As browsers do: a scheme may be hidden behind them.
  const href = text.replace(/^[\0- ]+|[\t\n\r]/g, '');
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href)) return { kind: 'external', href };
  if (isExempt(href)) return { kind: 'external', href };
  const [, asWritten = '', query = '', fragment = ''] =
    /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(href) ?? [];
  const hash = decoded(fragment).normalize('NFC');
  const path = withoutLanguage(asWritten);
  const written = path.startsWith('/')
    ? withBase(path, base)
    : path === ''
      ? from
      : new URL(encodedPath(path), `http://site${from}`).pathname;
  const pathname = canonicalPath(written);
  const rest = query + (hash === '' ? '' : `#${encodeURI(hash)}`);
  if (isFileAddress(pathname)) return { kind: 'file', href: pathname + rest, pathname };
  const expected = path.startsWith('/') && !path.startsWith(base) ? canonicalPath(path) : pathname;
  return {
    kind: 'page',
    href: path === '' && query === '' ? rest || href : pathname + rest,
    canonical: written === pathname && path === asWritten ? null : expected + rest,
    link: { href, pathname, hash },
  };
}

/** Encoded address of a page's source: `a/page.mdx` and `a/index.md` are `<base>a/`, `a/b.md` is `<base>a/b/`. */
export function pathnameOf(file: string, base: string): string {
  const withoutExtension = file.replace(/\.mdx?$/, '');
  const folder = withoutExtension.replace(/(^|\/)(page|index)$/, '');
  return folder === '' ? base : canonicalPath(`${base}${folder}/`);
}
