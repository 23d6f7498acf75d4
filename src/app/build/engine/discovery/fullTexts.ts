import type { ListedPage } from './listPages';

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
