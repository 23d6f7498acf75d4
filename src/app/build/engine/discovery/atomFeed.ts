import type { SiteSettings } from '../../../../content/readSettings';
import { format } from '../../../../domain/strings/format';
import { strings } from '../../../../domain/strings/strings';
import type { ListedPage } from './listPages';
import { xmlFile, xmlText } from './xml';

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
