import { withBase, canonicalPath } from './canonicalPath';
import type { MenuEntry } from './MenuEntry';
import type { MenuNode, PageLink } from './MenuNode';
import { titleOf, type MenuTranslations } from './titleOf';

/** Resolves authored entries into the menu: titles derived, paths canonical, entries without a title omitted. */
export function resolveMenu(
  entries: readonly MenuEntry[],
  base: string,
  translations?: MenuTranslations,
): MenuNode[] {
  return entries.flatMap((entry): MenuNode[] => {
    const title = titleOf(entry, translations);
    const newFeature = entry.newFeature ?? false;
    if (entry.children) {
      const children = resolveMenu(entry.children, base, translations);
      if (title === null) return children;
      const kind = entry.subheader === undefined ? 'group' : 'subheader';
      return [{ kind, id: entry.pathname, title: entry.subheader ?? title, newFeature, children }];
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

/** Titles of the groups and subheaders above a page, outermost first; empty when the page is not in the menu. */
export function menuTrail(nodes: readonly MenuNode[], href: string): string[] {
  for (const node of nodes) {
    if (node.kind === 'page') continue;
    if (node.children.some((child) => child.kind === 'page' && child.href === href))
      return [node.title];
    const below = menuTrail(node.children, href);
    if (below.length > 0) return [node.title, ...below];
  }
  return [];
}
