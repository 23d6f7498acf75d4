import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toString } from 'mdast-util-to-string';
import type { TestProject } from 'vitest/node';
import { parseMarkdown } from '../../src/content/parseMarkdown';

/** Headings of what is stated about the documented packages, and of nothing else. */
const heading = /pitfalls|accessibility|known issues/i;

/** List items and rows of tables below such a heading, as text, in their order. */
function statementsOf(text: string): string[] {
  const statements: string[] = [];
  // Depth of the heading that is open.
  let depth = Infinity;
  for (const node of parseMarkdown(text, 'mdx').children) {
    if (node.type === 'heading' && node.depth <= depth)
      depth = heading.test(toString(node)) ? node.depth : Infinity;
    if (depth === Infinity) continue;
    if (node.type === 'list') statements.push(...node.children.map((item) => toString(item)));
    if (node.type === 'table')
      for (const { children } of node.children.slice(1))
        statements.push(children.map((cell) => toString(cell)).join(': '));
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
  const files = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^core\b.*\.mdx$/.test(file),
  );
  const pages = files.map((file): [string, string[]] => [
    file.replace(/(?:\/page)?\.mdx$/, ''),
    statementsOf(readFileSync(path.join('docs', file), 'utf8')),
  ]);
  project.provide(
    'statements',
    Object.fromEntries(pages.filter(([, statements]) => statements.length > 0)),
  );
}
