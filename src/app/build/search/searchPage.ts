import { slug } from 'github-slugger';
import { htmlBlock } from '../../../content/blocks';
import type { Block, Heading, PageRecord } from '../../../content/PageRecord';
import { escapeHtml } from '../../../domain/strings/format';
import { searchStrings } from '../../../domain/strings/searchStrings';
import { pageOf } from '../document/systemPages';

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
