import { cardBlock, componentBlock, htmlBlock } from '../../../content/blocks';
import { partsIn } from '../../../content/nodes';
import { emptyMeta } from '../../../content/PageFile';
import type { Block, PageRecord } from '../../../content/PageRecord';
import type { SiteSettings } from '../../../content/readSettings';
import type { PageLayout } from '../../../domain/content/layouts';
import { searchPath } from '../../../domain/search/SearchEngine';
import { format, nameWithVersion } from '../../../domain/strings/format';
import { pageStrings } from '../../../domain/strings/pageStrings';

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
