import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

const isBlank = (node: PhrasingContent) => node.type === 'text' && node.value.trim() === '';
const isJsx = (node: PhrasingContent) =>
  node.type === 'mdxJsxTextElement' || node.type === 'mdxTextExpression';

/** Whether a paragraph holds only components, which Markdown takes for text where they share a line. */
export const isJsxParagraph = ({ children }: Paragraph): boolean =>
  children.some(isJsx) && children.every((child) => isBlank(child) || isJsx(child));

/** Replaces paragraphs that hold only components by these. */
export const remarkUnwrapJsxParagraphs = () => (tree: Root) =>
  visit(tree, 'paragraph', (node, index, parent) => {
    if (!parent || index === undefined || !isJsxParagraph(node)) return;
    const children = node.children.filter(isJsx) as RootContent[];
    (parent.children as RootContent[]).splice(index, 1, ...children);
    return [SKIP, index + children.length];
  });
