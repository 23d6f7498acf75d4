import type { Block, Heading, PageRecord } from '../../content/PageRecord';
import { searchStrings } from '../../domain/strings/searchStrings';
import { htmlBlock, pageOf } from '../document/systemPages';

export interface IndexedPage {
  href: string;
  title: string;
  product: string;
  headings: readonly Heading[];
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const link = (href: string, title: string) => `<a href="${href}">${escaped(title)}</a>`;

function item({ href, title, headings }: IndexedPage): string {
  const sections = headings
    .filter(({ depth }) => depth === 2)
    .map((heading) => `<li>${link(`${href}#${heading.id}`, heading.title)}</li>`);
  return `<li>${link(href, title)}${sections.length > 0 ? `<ul>${sections.join('')}</ul>` : ''}</li>`;
}

/** Lists all pages with their headings: what the search field leads to without script. */
export function searchPage(pages: readonly IndexedPage[]): PageRecord {
  const products = [...new Set(pages.map(({ product }) => product))];
  const blocks = products.flatMap((product): Block[] => [
    htmlBlock('h2', escaped(product)),
    htmlBlock(
      'ul',
      pages
        .filter((page) => page.product === product)
        .map(item)
        .join(''),
    ),
  ]);
  return pageOf(
    searchStrings['search.page'],
    searchStrings['search.lead'],
    [htmlBlock('p', searchStrings['search.lead'], { className: 'description' }), ...blocks],
    'notFound',
  );
}
