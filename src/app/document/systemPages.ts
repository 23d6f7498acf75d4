import { emptyMeta } from '../../content/PageFile';
import type { Block, Json, PageRecord } from '../../content/PageRecord';
import type { PageLayout } from '../../domain/content/layouts';
import { searchPath } from '../../domain/search/SearchData';
import { format } from '../../domain/strings/format';
import { pageStrings } from '../../domain/strings/pageStrings';
import { siteConfig } from '../site.config';

export const htmlBlock = (
  tag: string,
  content: string,
  attributes: Record<string, Json> = {},
): Block => ({ kind: 'html', tag, attributes, html: content });

/** A page without a source file. */
export function pageOf(
  title: string,
  description: string,
  blocks: Block[],
  layout: PageLayout = 'landing',
): PageRecord {
  return {
    meta: { ...emptyMeta({ file: '', pathname: '' }), title, description, layout, ad: false },
    blocks: [htmlBlock('h1', title), ...blocks],
  };
}

interface CardLink {
  title: string;
  href: string;
  text: string;
}

/** Links as cards. */
const cards = (links: CardLink[]): Block => ({
  kind: 'component',
  name: 'LinkCards',
  props: {},
  children: links.map(({ title, href, text }): Block => ({
    kind: 'component',
    name: 'LinkCard',
    props: { title, href },
    children: [text],
  })),
});

const nearestPages = (addresses: string, search: string): Block => ({
  kind: 'component',
  name: 'NearestPages',
  props: { addresses, search },
  children: [],
});

type Products = readonly { title: string; href: string; description?: string }[];

const productCards = (products: Products) =>
  cards(products.map(({ title, href, description = '' }) => ({ title, href, text: description })));

/**
 * The page for an unknown URL.
 * @param addresses URL of the manifest of pages
 */
export function notFoundPage(addresses: string): PageRecord {
  const blocks = [
    htmlBlock(
      'p',
      `${pageStrings['notFound.lead']} <a href="${siteConfig.base}">${pageStrings['notFound.home']}</a>`,
      { className: 'description' },
    ),
    nearestPages(addresses, searchPath(siteConfig.base)),
  ];
  return pageOf(pageStrings['notFound.title'], pageStrings['notFound.lead'], blocks, 'notFound');
}

/** Shown by the service worker, offline, in place of a page that is not cached. */
export function offlinePage(products: Products): PageRecord {
  const blocks = [
    htmlBlock('p', pageStrings['offline.lead'], { className: 'description' }),
    productCards(products),
  ];
  return pageOf(pageStrings['offline.title'], pageStrings['offline.lead'], blocks, 'notFound');
}

/** The root page of a host that serves the site under a base path: links to site and workbench. */
export function rootPage(base: string, workbench: string | undefined): PageRecord {
  const links = [
    { title: pageStrings['root.docs'], href: base, text: pageStrings['root.docsText'] },
  ];
  if (workbench)
    links.push({
      title: pageStrings['root.workbench'],
      href: workbench,
      text: pageStrings['root.workbenchText'],
    });
  const description = format(pageStrings['root.lead'], {
    site: siteConfig.name,
    version: siteConfig.version,
  });
  return pageOf(siteConfig.name, description, [
    htmlBlock('p', description, { className: 'description' }),
    cards(links),
  ]);
}
