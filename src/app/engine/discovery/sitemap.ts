import type { ListedPage } from './ListedPage';
import { xmlFile, xmlText } from './xml';

/** Every page with the day of its last change, for search engines (sitemaps.org, 0.9). */
export function sitemap(pages: readonly ListedPage[], origin: string): string {
  return xmlFile(
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(
      ({ pathname, changed }) =>
        `<url><loc>${xmlText(origin + pathname)}</loc>${changed ? `<lastmod>${changed.slice(0, 10)}</lastmod>` : ''}</url>`,
    ),
    '</urlset>',
  );
}
