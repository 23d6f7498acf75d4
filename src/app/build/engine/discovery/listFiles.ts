import type { SiteSettings } from '../../../../content/readSettings';
import { format, nameWithVersion } from '../../../../domain/strings/format';
import { strings } from '../../../../domain/strings/strings';
import { llmsText, type LlmsLists } from './llmsText';
import type { ListedPage } from './listPages';
import { referenceStrings } from '../../../../domain/strings/referenceStrings';
import { versionHistory } from '../../../../reference/readReference';
import { versionAnchor } from '../../reference/upgradePage';
import { upgradePagePath } from '../../../../reference/definitionHref';

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

/** Entries of the feed: enough for a reader who looks once a month. */
export const feedLength = 50;

/** Address of the feed. */
export const feedOf = (base: string) => `${base}feed.xml`;

/** A page, or a place on one, whose last change is known. */
export type DatedPage = ListedPage & { changed: string };

const newestFirst = (entries: readonly DatedPage[]) =>
  [...entries].sort(
    (a, b) => b.changed.localeCompare(a.changed) || a.pathname.localeCompare(b.pathname),
  );

/**
 * The pages that changed last, newest first, as a feed (Atom, RFC 4287). Undefined when no page has a date, and when
 * the site has no origin, which the ids of entries need.
 * @param releases entries that are always in it, however old they are
 */
export function atomFeed(
  pages: readonly ListedPage[],
  base: string,
  {
    name,
    origin,
    statuses = [],
  }: Pick<SiteSettings, 'name' | 'origin'> & { statuses?: readonly string[] },
  releases: readonly DatedPage[] = [],
): string | undefined {
  const dated = pages.filter((page): page is DatedPage => page.changed !== undefined);
  if (dated.length === 0 || origin === undefined) return undefined;
  const newest = newestFirst([...newestFirst(dated).slice(0, feedLength), ...releases]);
  return xmlFile(
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<title>${xmlText(format(strings['feed.title'], { site: name }))}</title>`,
    ...(statuses.length > 0 ? [`<subtitle>${xmlText(statuses.join(' '))}</subtitle>`] : []),
    `<id>${xmlText(origin + base)}</id>`,
    `<link href="${xmlText(origin + base)}"/>`,
    `<link rel="self" href="${xmlText(origin + feedOf(base))}"/>`,
    `<author><name>${xmlText(name)}</name></author>`,
    `<updated>${newest[0]!.changed}</updated>`,
    ...newest.map(({ title: page, product, pathname, description, changed }) => {
      const url = xmlText(origin + pathname);
      return `<entry><title>${xmlText(`${page} - ${product}`)}</title><id>${url}</id><link href="${url}"/><updated>${changed}</updated><summary>${xmlText(description)}</summary></entry>`;
    }),
    '</feed>',
  );
}

/** Text, escaped for an element or a quoted attribute. */
export const xmlText = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Lines as an XML file. */
const xmlFile = (...lines: string[]) =>
  ['<?xml version="1.0" encoding="utf-8"?>', ...lines, ''].join('\n');
