import type { FooterColumn } from '../../components/SiteFooter/SiteFooter';
import type { FooterLink, SiteSettings } from '../../content/readSettings';
import { type MenuNode, type PageLink, menuPages } from '../../domain/navigation/menu';
import { pageStrings } from '../../domain/strings/pageStrings';
import { strings } from '../../domain/strings/strings';

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
