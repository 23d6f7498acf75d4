import { format } from '../../../domain/strings/format';
import { strings } from '../../../domain/strings/strings';
import { siteConfig } from '../../site.config';
import { atomFeed, feedOf } from './atomFeed';
import { listReleases } from './listReleases';
import { llmsText, type LlmsLists } from './llmsText';
import type { ListedPage } from './listPages';
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

/** Allows crawlers everything but the workbench. */
const robots = (sitemapUrl: string) =>
  `User-agent: *\nDisallow: /workbench/\n\nSitemap: ${sitemapUrl}\n`;

/** The files that list the pages, by path: site map, feed, the list for agents, and robots.txt. */
export function listFiles(
  base: string,
  lists: LlmsLists,
): Record<string, () => string | undefined> {
  const { name, origin } = siteConfig;
  const { pages } = lists;
  const summary = () =>
    pages.find(({ pathname }) => pathname === base)?.description ??
    format(strings['site.lead'], { site: name, version: siteConfig.version });
  return {
    [`${base}sitemap.xml`]: () => sitemap(pages, origin),
    [feedOf(base)]: () => atomFeed(pages, base, listReleases(base, pages)),
    [`${base}llms.txt`]: () => llmsText(lists, { name, summary: summary(), origin }),
    '/robots.txt': () => robots(`${origin}${base}sitemap.xml`),
  };
}
