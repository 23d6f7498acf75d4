import type { RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { parseMarkdown } from './parseMarkdown';

export interface Statement {
  /** As text. */
  text: string;
  /** Titles of the headings that are open, by their depth. */
  headings: (string | undefined)[];
  isParagraph: boolean;
}

/** The text of a paragraph, of each item of a list and of each row of a table. */
function textsOf(node: RootContent): string[] {
  if (node.type === 'paragraph') return [toString(node)];
  if (node.type === 'list') return node.children.map((item) => toString(item));
  if (node.type !== 'table') return [];
  return node.children
    .slice(1)
    .map(({ children }) => children.map((cell) => toString(cell)).join(': '));
}

/** What a page in MDX states, in its order. */
export function statementsOf(source: string): Statement[] {
  let headings: Statement['headings'] = [];
  return parseMarkdown(source, 'mdx').children.flatMap((node) => {
    if (node.type === 'heading') {
      headings = headings.slice(0, node.depth);
      headings[node.depth] = toString(node);
    }
    const isParagraph = node.type === 'paragraph';
    const own = headings;
    return textsOf(node).map((text) => ({ text, headings: own, isParagraph }));
  });
}
