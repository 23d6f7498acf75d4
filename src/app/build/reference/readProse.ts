import type { Nodes, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseMarkdown } from '../../../content/parseMarkdown';
import { paragraph, text as textNode } from '../../../content/nodes';

/** Where a link of the packages' texts leads on this site; undefined where it leads nowhere. */
export type ResolveHref = (href: string) => string | undefined;

/** A text of the packages as nodes: its HTML is text, its links hold on this site or are none. */
export function readProse(text: string, resolve: ResolveHref): RootContent[] {
  const root = parseMarkdown(text, 'md');
  visit(root, (node: Nodes, index, parent) => {
    delete node.position;
    if (!parent || index === undefined) return;
    if (node.type === 'html') {
      const value = textNode(node.value);
      parent.children[index] = (parent.type === 'root' ? paragraph(value) : value) as never;
    }
    if (node.type !== 'link') return;
    const href = resolve(node.url);
    if (href === undefined) parent.children.splice(index, 1, ...(node.children as never[]));
    else node.url = href;
  });
  return root.children;
}
