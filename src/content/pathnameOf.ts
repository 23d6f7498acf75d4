import { canonicalPath } from '../domain/navigation/canonicalPath';

/** Encoded address of a page's source: `a/page.mdx` and `a/index.md` are `<base>a/`, `a/b.md` is `<base>a/b/`. */
export function pathnameOf(file: string, base: string): string {
  const withoutExtension = file.replace(/\.mdx?$/, '');
  const folder = withoutExtension.replace(/(^|\/)(page|index)$/, '');
  return folder === '' ? base : canonicalPath(`${base}${folder}/`);
}
