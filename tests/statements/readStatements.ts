import { readFileSync } from 'node:fs';
import type { RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { TestProject } from 'vitest/node';
import { parseMarkdown } from '../../src/content/parseMarkdown';
import { listSources } from '../../src/content/sources';

/** Headings of what is stated about the documented packages, and of nothing else. */
const heading = /pitfalls|accessibility|known issues/i;

/** What is stated anywhere. */
const phrase = /does nothing|(?:is|are) ignored|ignored in|no effect/i;

/** The text of a paragraph, of each item of a list and of each row of a table. */
function textsOf(node: RootContent): string[] {
  if (node.type === 'paragraph') return [toString(node)];
  if (node.type === 'list') return node.children.map((item) => toString(item));
  if (node.type !== 'table') return [];
  return node.children
    .slice(1)
    .map(({ children }) => children.map((cell) => toString(cell)).join(': '));
}

/** What a page states, as text, in its order. */
function statementsOf(text: string): string[] {
  const statements: string[] = [];
  // Depth of the heading that is open.
  let depth = Infinity;
  for (const node of parseMarkdown(text, 'mdx').children) {
    if (node.type === 'heading' && node.depth <= depth)
      depth = heading.test(toString(node)) ? node.depth : Infinity;
    // A page about accessibility has paragraphs of advice.
    const isStated = depth !== Infinity && (depth > 1 || node.type !== 'paragraph');
    statements.push(...textsOf(node).filter((one) => isStated || phrase.test(one)));
  }
  return statements;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Name of a page, such as `core/guides/theming`, -> what it states. */
    statements: Record<string, string[]>;
  }
}

/** Gives the tests in the browser what the pages state. */
export default function readStatements(project: TestProject): void {
  const pages = listSources('docs')
    .pages.filter((file) => file.startsWith('core/'))
    .map((file): [string, string[]] => [
      file.replace(/(?:\/page)?\.mdx$/, ''),
      statementsOf(readFileSync(`docs/${file}`, 'utf8')),
    ]);
  project.provide(
    'statements',
    Object.fromEntries(pages.filter(([, statements]) => statements.length > 0)),
  );
}
