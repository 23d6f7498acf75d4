import type { FooterColumn } from '../../components/SiteFooter/SiteFooter';
import { type MenuNode, type PageLink, menuPages } from '../../domain/navigation/menu';
import { strings, type StringKey } from '../../domain/strings/strings';
import { siteConfig } from '../site.config';

interface FooterRow {
  /** A page below the base, or a URL. */
  to: string;
  /** Without one, the page is named as in its menu. */
  title?: StringKey;
  /** The same in every language. */
  name?: string;
}

const { packageRepository } = siteConfig;

/** Every column, with what it would link to: pages that the site does not have are left out. */
const columns: readonly { name?: string; title?: StringKey; rows: readonly FooterRow[] }[] = [
  {
    name: 'Core',
    rows: [
      { to: 'core/introduction/' },
      { to: 'core/introduction/installation/' },
      { to: 'core/introduction/tutorial/' },
      { to: 'core/all-components/', title: 'footer.components' },
      { to: 'core/api/', title: 'footer.api' },
      { to: 'core/introduction/examples/' },
    ],
  },
  {
    name: 'Studio',
    rows: [
      { to: 'studio/getting-started/' },
      { to: 'studio/getting-started/installation/' },
      { to: 'studio/getting-started/first-app/' },
      { to: 'studio/concepts/', title: 'footer.concepts' },
      { to: 'studio/reference/file-schema/' },
      { to: 'studio/examples/', title: 'footer.examples' },
    ],
  },
  {
    title: 'footer.community',
    rows: [
      { to: packageRepository, name: 'GitHub' },
      { to: `${packageRepository}/issues`, title: 'footer.issues' },
      { to: `${packageRepository}/releases`, title: 'footer.releases' },
      { to: 'https://stackoverflow.com/questions/tagged/toolpad', name: 'Stack Overflow' },
      { to: 'https://mui.com/r/discord/', name: 'Discord' },
    ],
  },
  {
    title: 'footer.project',
    rows: [
      { to: 'core/api/changes/', title: 'footer.changes' },
      { to: 'core/introduction/roadmap/', title: 'footer.coreRoadmap' },
      { to: 'studio/getting-started/roadmap/', title: 'footer.studioRoadmap' },
      { to: 'licenses/', title: 'footer.licenses' },
      { to: 'privacy/', title: 'footer.privacy' },
      { to: 'accessibility/', title: 'footer.accessibility' },
      { to: 'feed.xml', title: 'footer.feed' },
      { to: 'llms.txt', name: 'llms.txt' },
    ],
  },
];

/** Paths of the site that the footer would link to. */
export const footerPaths = (base: string): string[] =>
  columns.flatMap(({ rows }) => rows.flatMap(({ to }) => (/^https:/.test(to) ? [] : base + to)));

/**
 * The columns at the end of every page.
 * @param paths of all pages and files of the site that may be linked
 */
export function siteFooter(
  base: string,
  menus: readonly (readonly MenuNode[])[],
  paths: ReadonlySet<string>,
): FooterColumn[] {
  const inMenus = new Map(menus.flatMap(menuPages).map(({ href, title }) => [href, title]));
  const linkOf = ({ to, title, name }: FooterRow): PageLink[] => {
    const href = /^https:/.test(to) ? to : base + to;
    const text = name ?? (title ? strings[title] : inMenus.get(href));
    return text !== undefined && (href === to || paths.has(href)) ? [{ href, title: text }] : [];
  };
  return columns
    .map(({ name, title, rows }) => ({
      title: name ?? (title ? strings[title] : ''),
      links: rows.flatMap(linkOf),
    }))
    .filter(({ links }) => links.length > 0);
}
