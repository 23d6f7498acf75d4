import path from 'node:path';
import type { FooterColumn } from '../../../components/SiteFooter/SiteFooter';
import type { PageMeta } from '../../../content/PageRecord';
import type { Menu } from '../../../content/readMenu';
import {
  deriveTitle,
  type PageLink,
  menuPages,
  resolveMenu,
  sectionOf,
  type MenuNode,
} from '../../../domain/navigation/menu';
import type { ProductLink } from '../../../components/ProductTabs/ProductTabs';
import { pageStrings } from '../../../domain/strings/pageStrings';
import { strings } from '../../../domain/strings/strings';
import type { Section } from '../document/PageContext';
import type { SiteSettings, FooterLink } from '../../../content/readSettings';

/** Position of a page: its section and its neighbors in the menu. */
export interface Place {
  section: Section;
  previous?: PageLink;
  next?: PageLink;
}

export interface MenuSections {
  sections: Section[];
  products: ProductLink[];
  /** Section of pages outside all others. */
  fallback: Section;
  placeOf(page: PageMeta): Place;
}

/**
 * Menus -> sections, and the position of each page.
 * @param pageAt the page that answers at a path; where none is given, products begin with the first page of their menu
 */
export function menuSections(
  menus: readonly Menu[],
  settings: Pick<SiteSettings, 'name' | 'products'>,
  base: string,
  pageAt?: (pathname: string) => string | undefined,
): MenuSections {
  const sections = menus.map((menu): Section => {
    const nodes = resolveMenu(menu.entries, base, pageAt);
    const folder = menu.path === base ? '' : path.posix.basename(menu.path);
    const product = settings.products[folder];
    const name = product?.name ?? (folder === '' ? settings.name : deriveTitle(menu.path));
    return {
      folder,
      path: menu.path,
      product: { id: product?.id ?? (folder || 'site'), name, package: product?.package },
      hue: product?.color ?? 'primary',
      href: pageAt?.(menu.path) ?? menuPages(nodes)[0]?.href ?? menu.path,
      menu: nodes,
    };
  });
  const fallback = sections.find(({ folder }) => folder === Object.keys(settings.products)[0]) ??
    sections[0] ?? {
      folder: '',
      path: base,
      product: { id: 'site', name: settings.name },
      hue: 'primary' as const,
      href: base,
      menu: [],
    };
  const neighbors = new Map<string, { previous?: PageLink; next?: PageLink }>();
  for (const section of sections) {
    menuPages(section.menu).forEach((page, index, pages) => {
      neighbors.set(page.href, { previous: pages[index - 1], next: pages[index + 1] });
    });
  }
  return {
    sections,
    fallback,
    products: sections.map(({ folder, path: sectionPath, product, href }) => ({
      id: product.id,
      title: product.name,
      label: product.name.replace(`${settings.name} `, ''),
      path: sectionPath,
      href,
      description: settings.products[folder]?.description,
    })),
    placeOf: (page) => ({
      section: sectionOf(page.pathname, sections, fallback),
      ...neighbors.get(page.pathname),
    }),
  };
}

type Footer = SiteSettings['footer'];

const targetOf = (link: FooterLink, base: string) => {
  const to = typeof link === 'string' ? link : link.to;
  return /^https?:/.test(to) ? to : base + to;
};

/** Paths of the site that the footer would link to. */
export const footerPaths = (footer: Footer, base: string): string[] =>
  footer.flatMap(({ links }) => links.map((link) => targetOf(link, base)));

/**
 * The columns at the end of every page.
 * @param paths of all pages and files of the site that may be linked
 * @param privacyHref of a page that must be linked: a user can take the consent back there
 */
export function siteFooter(
  footer: Footer,
  base: string,
  menus: readonly (readonly MenuNode[])[],
  paths: ReadonlySet<string>,
  privacyHref?: string,
): FooterColumn[] {
  const inMenus = new Map(menus.flatMap(menuPages).map(({ href, title }) => [href, title]));
  const linkOf = (link: FooterLink): PageLink[] => {
    const href = targetOf(link, base);
    const title = typeof link === 'string' ? inMenus.get(href) : link.title;
    return title !== undefined && (!href.startsWith('/') || paths.has(href))
      ? [{ href, title }]
      : [];
  };
  const columns = footer
    .map(({ title, links }) => ({ title, links: links.flatMap(linkOf) }))
    .filter(({ links }) => links.length > 0);
  const isLinked = columns.some(({ links }) => links.some(({ href }) => href === privacyHref));
  if (privacyHref && !isLinked)
    columns.push({
      title: strings['footer.site'],
      links: [{ href: privacyHref, title: pageStrings['consent.label'] }],
    });
  return columns;
}
