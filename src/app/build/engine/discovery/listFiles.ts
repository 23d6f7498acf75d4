import type { SiteSettings } from '../../../../content/readSettings';
import { format, nameWithVersion } from '../../../../domain/strings/format';
import { strings } from '../../../../domain/strings/strings';
import { atomFeed, feedOf, type DatedPage } from './atomFeed';
import { llmsText, type LlmsLists } from './llmsText';
import type { ListedPage } from './listPages';
import { xmlFile, xmlText } from './xml';
import { referenceStrings } from '../../../../domain/strings/referenceStrings';
import { versionHistory } from '../../../../reference/readReference';
import { versionAnchor } from '../../reference/upgradePage';
import { upgradePagePath } from '../../reference/upgradePaths';

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
const robots = (sitemapUrl: string | undefined) =>
  `User-agent: *\nDisallow: /workbench/\n${sitemapUrl ? `\nSitemap: ${sitemapUrl}\n` : ''}`;

/** The files that list the pages, by path: site map, feed, the list for agents, and robots.txt. */
export function listFiles(
  base: string,
  settings: SiteSettings,
  lists: LlmsLists,
): Record<string, () => string | undefined> {
  const { pages, statuses } = lists;
  const { name, origin } = settings;
  const siteMap = `${base}sitemap.xml`;
  const summary = () =>
    pages.find(({ pathname }) => pathname === base)?.description ??
    format(strings['site.lead'], { site: nameWithVersion(settings) });
  return {
    [siteMap]: () => origin && sitemap(pages, origin),
    [feedOf(base)]: () =>
      atomFeed(pages, base, { name, origin, statuses }, listReleases(base, pages)),
    [`${base}llms.txt`]: () => llmsText(lists, { name, summary: summary(), origin: origin ?? '' }),
    '/robots.txt': () => robots(origin && origin + siteMap),
  };
}

/** The versions of Core as entries of the feed: empty on a site that does not list their changes. */
export function listReleases(base: string, pages: readonly ListedPage[]): DatedPage[] {
  const page = pages.find(({ pathname }) => pathname === `${base}${upgradePagePath}/`);
  if (!page) return [];
  const { released, changes } = versionHistory;
  return changes.map(({ version, since }, index) => ({
    title: format(referenceStrings['reference.versionTitle'], { version }),
    description: format(referenceStrings['reference.versionLead'], { since, version }),
    pathname: `${page.pathname}#${index === 0 ? 'new' : versionAnchor(version)}`,
    product: page.product,
    changed: `${released[version]}T00:00:00.000Z`,
  }));
}
