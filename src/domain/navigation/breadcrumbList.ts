import type { PageLink } from './MenuNode';

/** schema.org `BreadcrumbList`, for search engines. */
export interface BreadcrumbList {
  '@context': 'https://schema.org';
  '@type': 'BreadcrumbList';
  itemListElement: { '@type': 'ListItem'; position: number; name: string; item: string }[];
}

/**
 * Breadcrumbs of a page, itself last. An ancestor with the page's own path is omitted: a product's first page has only
 * the site above it.
 * @param above ancestors, outermost first; groups without a page are not included
 * @param origin scheme and host, no trailing slash
 */
export function breadcrumbList(
  above: readonly PageLink[],
  page: PageLink,
  origin: string,
): BreadcrumbList {
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
