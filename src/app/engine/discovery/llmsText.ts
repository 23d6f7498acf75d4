import type { ListedPage } from './ListedPage';

/** What the site holds, as links to its pages in Markdown, for agents (llmstxt.org). */
export function llmsText(
  pages: readonly ListedPage[],
  { name, summary, origin }: { name: string; summary: string; origin: string },
): string {
  const products = [...new Set(pages.map(({ product }) => product))];
  const sections = products.map((product) =>
    [
      `## ${product}`,
      '',
      ...pages
        .filter((page) => page.product === product)
        .map(
          ({ title, pathname, description }) =>
            `- [${title}](${origin}${pathname}index.md): ${description}`,
        ),
    ].join('\n'),
  );
  return [`# ${name}`, `> ${summary}`, ...sections].join('\n\n').concat('\n');
}
