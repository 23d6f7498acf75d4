import type { PageLink } from './MenuNode';

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
