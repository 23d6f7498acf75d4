import path from 'node:path';
import type { PageMeta } from '../../../content/PageRecord';
import type { Menu } from '../../../content/readMenu';
import { strings } from '../../../domain/strings/strings';
import {
  deriveTitle,
  type PageLink,
  menuPages,
  resolveMenu,
  sectionOf,
} from '../../../domain/navigation/menu';
import type { ProductLink } from '../../../components/ProductTabs/ProductTabs';
import type { Section } from '../document/PageContext';
import { siteConfig, type ProductConfig } from '../../site.config';

/** Position of a page: its section and its neighbors in the menu. */
export interface Place {
  section: Section;
  previous?: PageLink;
  next?: PageLink;
}

export interface SiteSections {
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
export function siteSections(
  menus: readonly Menu[],
  base: string,
  pageAt?: (pathname: string) => string | undefined,
): SiteSections {
  const sections = menus.map((menu): Section => {
    const nodes = resolveMenu(menu.entries, base, undefined, pageAt);
    const folder = path.posix.basename(menu.path);
    const product: Omit<ProductConfig, 'license'> = siteConfig.products[folder] ?? {
      id: folder || 'site',
      name: deriveTitle(menu.path) || siteConfig.name,
    };
    return {
      folder,
      path: menu.path,
      product: { id: product.id, name: product.name, package: product.package },
      hue: product.hue ?? 'primary',
      href: pageAt?.(menu.path) ?? menuPages(nodes)[0]?.href ?? menu.path,
      menu: nodes,
    };
  });
  const fallback = sections.find((section) => section.folder === siteConfig.defaultSection) ??
    sections[0] ?? {
      folder: '',
      path: base,
      product: { id: 'site', name: siteConfig.name },
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
    products: sections.map(({ folder, path: sectionPath, product, href }) => {
      const description = siteConfig.products[folder]?.description;
      return {
        id: product.id,
        title: product.name,
        label: product.name.replace(`${siteConfig.name} `, ''),
        path: sectionPath,
        href,
        description: description && strings[description],
      };
    }),
    placeOf: (page) => ({
      section: sectionOf(page.pathname, sections, fallback),
      ...neighbors.get(page.pathname),
    }),
  };
}
