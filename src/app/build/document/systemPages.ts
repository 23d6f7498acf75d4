import { slug } from 'github-slugger';
import { cardBlock, componentBlock, htmlBlock } from '../../../content/blocks';
import { partsIn } from '../../../content/nodes';
import { emptyMeta } from '../../../content/PageFile';
import type { Block, PageRecord, Heading } from '../../../content/PageRecord';
import type { SiteSettings } from '../../../content/readSettings';
import type { PageLayout } from '../../../domain/content/layouts';
import { searchPath } from '../../../domain/search/SearchEngine';
import { format, nameWithVersion, escapeHtml } from '../../../domain/strings/format';
import { pageStrings } from '../../../domain/strings/pageStrings';
import { searchStrings } from '../../../domain/strings/searchStrings';

/** A page without a source file. Its first paragraph is its description. */
export function pageOf(
  title: string,
  description: string,
  blocks: Block[],
  { layout = 'landing', lead = description }: { layout?: PageLayout; lead?: string } = {},
): PageRecord {
  return {
    meta: { ...emptyMeta({ file: '', pathname: '' }), title, description, layout, ad: false },
    blocks: [htmlBlock('h1', title), htmlBlock('p', lead, { className: 'description' }), ...blocks],
  };
}

type Products = readonly { title: string; href: string; description?: string }[];

/**
 * The page for an unknown URL.
 * @param addresses URL of the manifest of pages
 */
export const notFoundPage = (base: string, addresses: string): PageRecord =>
  pageOf(
    pageStrings['notFound.title'],
    pageStrings['notFound.lead'],
    [componentBlock('NearestPages', { addresses, search: searchPath(base) })],
    {
      layout: 'notFound',
      lead: `${pageStrings['notFound.lead']} <a href="${base}">${pageStrings['notFound.home']}</a>.`,
    },
  );

/** Shown by the service worker, offline, in place of a page that is not cached. */
export function offlinePage(products: Products): PageRecord {
  const cards = products.map(({ title, href, description = '' }) =>
    cardBlock({ title, href }, description),
  );
  return pageOf(
    pageStrings['offline.title'],
    pageStrings['offline.lead'],
    [componentBlock('LinkCards', {}, cards)],
    { layout: 'notFound' },
  );
}

/** Where users take their consent back, on a site that has no page for it. */
export const consentPage = (): PageRecord =>
  pageOf(pageStrings['consent.label'], pageStrings['consent.lead'], [
    componentBlock('PrivacySwitch', {}),
    componentBlock('ActivityLog', {}),
  ]);

/** The root page of a host that serves the site under a base path: links to site and workbench. */
export function rootPage(
  base: string,
  settings: SiteSettings,
  workbench: string | undefined,
): PageRecord {
  const cards = partsIn(
    cardBlock({ title: pageStrings['root.docs'], href: base }, pageStrings['root.docsText']),
    workbench &&
      cardBlock(
        { title: pageStrings['root.workbench'], href: workbench },
        pageStrings['root.workbenchText'],
      ),
  );
  const description = format(pageStrings['root.lead'], { site: nameWithVersion(settings) });
  return pageOf(settings.name, description, [componentBlock('LinkCards', {}, cards)]);
}

export interface IndexedPage {
  href: string;
  title: string;
  product: string;
  headings: readonly Heading[];
}

const link = (href: string, html: string) => `<a href="${href}">${html}</a>`;

function item({ href, title, headings }: IndexedPage): string {
  const sections = headings
    .filter(({ depth }) => depth === 2)
    .map((heading) => `<li>${link(`${href}#${heading.id}`, escapeHtml(heading.title))}</li>`);
  const page = link(href, `<strong>${escapeHtml(title)}</strong>`);
  return `<li>${page}${sections.length > 0 ? `<ul>${sections.join('')}</ul>` : ''}</li>`;
}

/** Lists all pages with their headings: what the search field leads to without script. */
export function searchPage(pages: readonly IndexedPage[]): PageRecord {
  const products = [...new Set(pages.map(({ product }) => product))];
  const headings = products.map((title): Heading => ({ id: slug(title), title, depth: 2 }));
  const blocks = headings.flatMap(({ id, title }): Block[] => [
    htmlBlock('h2', escapeHtml(title), { id }),
    htmlBlock(
      'ul',
      pages
        .filter((page) => page.product === title)
        .map(item)
        .join(''),
    ),
  ]);
  const page = pageOf(searchStrings['search.page'], searchStrings['search.lead'], blocks, {
    layout: 'headings',
  });
  return { ...page, meta: { ...page.meta, headings } };
}
