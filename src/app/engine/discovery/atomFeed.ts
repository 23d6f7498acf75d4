import type { ListedPage } from './ListedPage';
import { xmlFile, xmlText } from './xml';

/** Entries of the feed: enough for a reader who looks once a month. */
export const feedLength = 50;

export interface FeedPlace {
  /** Of the site, who has written everything. */
  name: string;
  /** Of the feed. */
  title: string;
  origin: string;
  /** Address of the site. */
  base: string;
  /** Address of the feed. */
  href: string;
}

type Dated = ListedPage & { changed: string };

/** The pages that changed last, newest first, as a feed (Atom, RFC 4287); undefined when no page has a date. */
export function atomFeed(
  pages: readonly ListedPage[],
  { name, title, origin, base, href }: FeedPlace,
): string | undefined {
  const dated = pages.filter((page): page is Dated => page.changed !== undefined);
  const newest = dated
    .sort((a, b) => b.changed.localeCompare(a.changed) || a.pathname.localeCompare(b.pathname))
    .slice(0, feedLength);
  const [latest] = newest;
  if (!latest) return undefined;
  return xmlFile(
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<title>${xmlText(title)}</title>`,
    `<id>${xmlText(origin + base)}</id>`,
    `<link href="${xmlText(origin + base)}"/>`,
    `<link rel="self" href="${xmlText(origin + href)}"/>`,
    `<author><name>${xmlText(name)}</name></author>`,
    `<updated>${latest.changed}</updated>`,
    ...newest.map(({ title: page, product, pathname, description, changed }) => {
      const url = xmlText(origin + pathname);
      return `<entry><title>${xmlText(`${page} - ${product}`)}</title><id>${url}</id><link href="${url}"/><updated>${changed}</updated><summary>${xmlText(description)}</summary></entry>`;
    }),
    '</feed>',
  );
}
