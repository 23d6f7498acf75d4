import { format } from '../../../../domain/strings/format';
import { agentStrings as strings } from '../../../../domain/strings/agentStrings';
import { markdownLink } from '../../../../content/indexPages';
import type { ListedPage } from './listPages';

/** A reference record that is published as JSON. */
export interface ListedRecord {
  name: string;
  /** Path of the file. */
  href: string;
  description: string;
}

export interface LlmsLists {
  pages: readonly ListedPage[];
  /** Whole products in one file each. */
  fullTexts: readonly Pick<FullText, 'href' | 'product'>[];
  records: readonly ListedRecord[];
  /** Whether products are maintained, where that is known. */
  statuses: readonly string[];
  /** Sentences to read before the lists. */
  remarks: readonly string[];
}

/** What the site holds, as links to its pages in Markdown and to its data, for agents (llmstxt.org). */
export function llmsText(
  { pages, fullTexts, records, statuses, remarks }: LlmsLists,
  { name, summary, origin }: { name: string; summary: string; origin: string },
): string {
  const entry = (title: string, href: string, description: string) =>
    markdownLink(title, origin + href, description);
  const section = (title: string, entries: readonly string[]) =>
    entries.length > 0 ? [[`## ${title}`, '', ...entries].join('\n')] : [];
  const products = [...new Set(pages.map(({ product }) => product))];
  return [
    `# ${name}`,
    `> ${summary}`,
    ...statuses,
    ...remarks,
    ...section(
      strings['llms.fullTitle'],
      fullTexts.map(({ product, href }) =>
        entry(
          format(strings['llms.full'], { product }),
          href,
          format(strings['llms.fullText'], { product }),
        ),
      ),
    ),
    ...products.flatMap((product) =>
      section(
        product,
        pages
          .filter((page) => page.product === product)
          .map(({ title, pathname, description }) =>
            entry(title, `${pathname}index.md`, description),
          ),
      ),
    ),
    ...section(
      strings['llms.data'],
      records.map((record) => entry(record.name, record.href, record.description)),
    ),
  ]
    .join('\n\n')
    .concat('\n');
}

/** A product as one Markdown text: its pages, in the order of its menu. */
export interface FullText {
  /** Path of the file. */
  href: string;
  product: string;
  summary: string;
  pages: readonly ListedPage[];
}

/** The pages of each product that has some. */
export function listFullTexts(
  pages: readonly ListedPage[],
  sections: readonly { path: string; product: { name: string } }[],
): FullText[] {
  return sections
    .map(({ path, product }) => ({
      href: `${path}llms-full.txt`,
      product: product.name,
      summary: pages.find(({ pathname }) => pathname === path)?.description ?? '',
      pages: pages.filter(({ pathname }) => pathname.startsWith(path)),
    }))
    .filter((text) => text.pages.length > 0);
}

/** A Markdown version from its title on, with the URL of the page below that. */
const within = (markdown: string, url: string) =>
  markdown
    .replace(/^---\n[^]*?\n(?=# )/, '')
    .replace(/^# .*$/m, (title) => `${title}\n\nSource: ${url}`)
    .trim();

/**
 * The file of a product.
 * @param markdownOf the Markdown version of each page, in their order
 */
export function fullText(
  { product, summary, pages }: FullText,
  markdownOf: readonly string[],
  origin: string,
): string {
  return [
    `# ${product}`,
    ...(summary ? [`> ${summary}`] : []),
    ...pages.map(({ pathname }, index) => within(markdownOf[index]!, origin + pathname)),
  ]
    .join('\n\n')
    .concat('\n');
}
