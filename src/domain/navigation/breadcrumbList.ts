import type { PageLink } from './MenuNode';

/** A trail as schema.org's `BreadcrumbList`, for search engines. */
export interface BreadcrumbList {
  '@context': 'https://schema.org';
  '@type': 'BreadcrumbList';
  itemListElement: { '@type': 'ListItem'; position: number; name: string; item: string }[];
}

/**
 * The way to a page, itself at the end. What has the page's own address is left out before it: a product's first page
 * is reached through the product alone.
 * @param above from the outermost down, each with an address: groups without a page of their own have no place here
 * @param origin scheme and host, no slash at the end
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
