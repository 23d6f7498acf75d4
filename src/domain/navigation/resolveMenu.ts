import { withBase, canonicalPath } from './canonicalPath';
import type { MenuEntry } from './MenuEntry';
import type { MenuNode, PageLink } from './MenuNode';
import { titleOf, type MenuTranslations } from './titleOf';

/** URL of a group, at which it has a page of its own or a generated index: its id without `-group`. */
export const groupPath = ({ pathname }: Pick<MenuEntry, 'pathname'>, base: string): string =>
  canonicalPath(withBase(pathname.replace(/-group$/, ''), base));

/**
 * Resolves authored entries into the menu: titles derived, paths canonical, entries without a title omitted.
 * @param pageAt the page that answers at a path, itself or where it redirects to; groups link to theirs
 */
export function resolveMenu(
  entries: readonly MenuEntry[],
  base: string,
  translations?: MenuTranslations,
  pageAt: (pathname: string) => string | undefined = () => undefined,
): MenuNode[] {
  return entries.flatMap((entry): MenuNode[] => {
    const title = titleOf(entry, translations);
    const newFeature = entry.newFeature ?? false;
    if (entry.children) {
      const children = resolveMenu(entry.children, base, translations, pageAt);
      if (title === null) return children;
      const own = { id: entry.pathname, newFeature, children };
      if (entry.subheader !== undefined)
        return [{ kind: 'subheader', ...own, title: entry.subheader }];
      const href = pageAt(groupPath(entry, base));
      return [{ kind: 'group', ...own, title, href }];
    }
    if (title === null) return [];
    return [
      { kind: 'page', href: canonicalPath(withBase(entry.pathname, base)), title, newFeature },
    ];
  });
}

/** The pages of a menu, depth first: the order of previous and next. */
export function menuPages(nodes: readonly MenuNode[]): PageLink[] {
  return nodes.flatMap((node) =>
    node.kind === 'page' ? [{ href: node.href, title: node.title }] : menuPages(node.children),
  );
}

/** A group or subheader above a page, with its page where it has one. */
export type TrailItem = Pick<PageLink, 'title'> & Partial<PageLink>;

/**
 * Groups and subheaders above a page, outermost first; empty when the page is not in the menu. The page of a group is
 * below the groups that contain that group.
 */
export function menuTrail(nodes: readonly MenuNode[], href: string): TrailItem[] {
  return trailTo(nodes, href) ?? [];
}

function trailTo(nodes: readonly MenuNode[], href: string): TrailItem[] | undefined {
  for (const node of nodes) {
    if (node.kind === 'page') {
      if (node.href === href) return [];
      continue;
    }
    const below = trailTo(node.children, href);
    const page = node.kind === 'group' ? node.href : undefined;
    if (below) return [{ title: node.title, href: page === href ? undefined : page }, ...below];
    if (page === href) return [];
  }
  return undefined;
}
