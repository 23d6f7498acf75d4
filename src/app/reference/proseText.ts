import type { Nodes, PhrasingContent, Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { mdxToMarkdown } from 'mdast-util-mdx';
import { toHast } from 'mdast-util-to-hast';
import { toMarkdown } from 'mdast-util-to-markdown';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import type { Element, RootContent } from 'hast';
import { visit } from 'unist-util-visit';
import { parseMarkdown } from '../../content/parseMarkdown';

/** Where a link of the packages' texts leads on this site; undefined where it leads nowhere. */
export type ResolveHref = (href: string) => string | undefined;

/** A text of the packages: its HTML is text, its links hold on this site or are none. */
function readProse(text: string, resolve: ResolveHref): Root {
  const root = parseMarkdown(text, 'md');
  visit(root, (node: Nodes, index, parent) => {
    if (node.type === 'html' && parent && index !== undefined) {
      const value: PhrasingContent = { type: 'text', value: node.value };
      parent.children[index] = (
        parent.type === 'root' ? { type: 'paragraph', children: [value] } : value
      ) as never;
    }
    if (node.type !== 'link' || !parent || index === undefined) return;
    const href = resolve(node.url);
    if (href === undefined) parent.children.splice(index, 1, ...(node.children as never[]));
    else node.url = href;
  });
  return root;
}

/** As block HTML, for a row of a table. */
export function proseHtml(text: string, resolve: ResolveHref): string {
  return toHtml(toHast(readProse(text, resolve)));
}

/** As inline HTML: the paragraphs of the text as one. */
export function proseInlineHtml(text: string, resolve: ResolveHref): string {
  const tree = toHast(readProse(text, resolve));
  const blocks =
    'children' in tree
      ? (tree.children as RootContent[]).filter((node): node is Element => node.type === 'element')
      : [];
  return blocks.map((block) => toHtml(block.tagName === 'p' ? block.children : block)).join(' ');
}

/** As Markdown that is safe in a page with components. */
export function proseMarkdown(text: string, resolve: ResolveHref): string {
  return toMarkdown(readProse(text, resolve), {
    extensions: [mdxToMarkdown(), gfmToMarkdown()],
    bullet: '-',
    emphasis: '_',
    listItemIndent: 'one',
  }).trim();
}

/** As words alone. */
export function proseWords(text: string): string {
  return textOf(toHast(readProse(text, () => undefined)) as Element)
    .replace(/\s+/g, ' ')
    .trim();
}

/** As one line of Markdown. */
export const proseInlineMarkdown = (text: string, resolve: ResolveHref): string =>
  proseMarkdown(text, resolve).replace(/\s*\n\s*/g, ' ');
