import { decoded, withBase, canonicalPath } from './canonicalPath.ts';

/** An entry of `pages.json`. */
export interface MenuEntry {
  /** Path of the page, or the id of a group (ends in `-group` by convention). */
  pathname: string;
  /** Replaces the derived title; `false` keeps the page in the reading order without a link in the menu. */
  title?: string | false;
  /** Heading above `children`: always open, not a link. */
  subheader?: string;
  children?: MenuEntry[];
  /** Of a group whose URL has no page: the first sentence of the index page that is generated there. */
  description?: string;
  /** Name of the illustration on the card of the page, on the index page of its group. */
  illustration?: string;
  /** Marks the entry with the chip "New". */
  newFeature?: boolean;
}

/** A resolved menu: titles derived, paths canonical (leading and trailing slash, base included). */
export type MenuNode =
  | { kind: 'page'; href: string; title: string; newFeature: boolean }
  | {
      kind: 'group';
      id: string;
      title: string;
      /** Page at the URL of the group, where there is one. */
      href?: string;
      newFeature: boolean;
      children: MenuNode[];
    }
  | { kind: 'subheader'; id: string; title: string; newFeature: boolean; children: MenuNode[] };

/** A link to a page. */
export interface PageLink {
  href: string;
  title: string;
}

/** Translations of menu titles by `pathname` or `subheader`; they win over everything else. */
export type MenuTranslations = Readonly<Record<string, string>>;

export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const pascalCase = (text: string) => text.split('-').map(upperFirst).join('');

/**
 * Title derived from the last segment of an address: `react-` dropped, cut at the first dot; below
 * `/api/` an identifier (PascalCase, camelCase for a hook), otherwise words with a capital first letter.
 */
export function deriveTitle(pathname: string): string {
  const segments = decoded(pathname).split('/').filter(Boolean);
  const last = (segments.at(-1) ?? '').replace(/^react-/, '').split('.')[0] ?? '';
  if (segments.slice(0, -1).includes('api')) {
    const name = pascalCase(last);
    return last.startsWith('use') ? name.charAt(0).toLowerCase() + name.slice(1) : name;
  }
  return upperFirst(last.replaceAll('-', ' '));
}

/** Title of a menu entry: translation, `title`, subheader or derived; `null` when the entry has `title: false`. */
export function titleOf(entry: MenuEntry, translations: MenuTranslations = {}): string | null {
  const translated = translations[entry.subheader ?? entry.pathname];
  if (translated !== undefined) return translated;
  if (entry.title === false) return null;
  return entry.title ?? entry.subheader ?? deriveTitle(entry.pathname);
}

/**
 * The section whose menu a path shows: the longest folder that contains the path, by whole segments (`/docs/studio`
 * and `/docs/studio/x/` are studio, `/docs/studios/` is not), else `fallback`.
 */
export function sectionOf<Section extends { path: string }>(
  pathname: string,
  sections: readonly Section[],
  fallback: Section,
): Section {
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`;
  const [innermost] = sections
    .filter((section) => path.startsWith(section.path))
    .sort((a, b) => b.path.length - a.path.length);
  return innermost ?? fallback;
}

/**
 * Breadcrumbs of a page, itself last, for search engines: a `BreadcrumbList` of schema.org. An ancestor with the page's
 * own path is omitted: a product's first page has only the site above it.
 * @param above ancestors, outermost first; groups without a page are not included
 * @param origin scheme and host, no trailing slash
 */
export function breadcrumbList(above: readonly PageLink[], page: PageLink, origin: string) {
  const trail = [...above.filter(({ href }) => href !== page.href), page];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: origin + href,
    })),
  };
}

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
      const shared = { id: entry.pathname, newFeature, children };
      if (entry.subheader !== undefined)
        return [{ kind: 'subheader', ...shared, title: entry.subheader }];
      const href = pageAt(groupPath(entry, base));
      return [{ kind: 'group', ...shared, title, href }];
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
