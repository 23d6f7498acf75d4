import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from '../../../domain/strings/format';
import { strings } from '../../../domain/strings/strings';
import { siteConfig } from '../../site.config';
import { atomFeed } from './atomFeed';
import type { ListedPage } from './ListedPage';
import { llmsText } from './llmsText';
import { robots } from './robots';
import { sitemap } from './sitemap';

/** Address of the feed of changed pages. */
export const feedOf = (base: string) => `${base}feed.xml`;

/** Writes what lists the pages for others: site map, feed, the list for agents, and what robots may read. */
export function writeLists(dir: string, base: string, pages: readonly ListedPage[]): void {
  const { name, origin } = siteConfig;
  const summary =
    pages.find(({ pathname }) => pathname === base)?.description ??
    format(strings['site.lead'], { site: name, version: siteConfig.version });
  const files: Record<string, string | undefined> = {
    [`${base}sitemap.xml`]: sitemap(pages, origin),
    [feedOf(base)]: atomFeed(pages, {
      name,
      title: format(strings['feed.title'], { site: name }),
      origin,
      base,
      href: feedOf(base),
    }),
    [`${base}llms.txt`]: llmsText(pages, { name, summary, origin }),
    '/robots.txt': robots(`${origin}${base}sitemap.xml`),
  };
  for (const [file, text] of Object.entries(files)) {
    if (text === undefined) continue;
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), text);
  }
}
