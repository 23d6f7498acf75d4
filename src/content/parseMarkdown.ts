import type { Nodes, PhrasingContent, Root } from 'mdast';
import type { LeafDirective, TextDirective } from 'mdast-util-directive';
import { markdownToMdast, mdxToMdast } from 'satteri';
import type { Point } from 'unist';
import { visit } from 'unist-util-visit';
import { VFileMessage } from 'vfile-message';

/** CommonMark, GFM, front matter and `:::` directives. */
const features = { gfm: true, frontmatter: true, directive: true };

/**
 * Parses a page, with the lines of code that only checks see.
 * @param syntax `mdx` is `md` with JSX and expressions
 * @throws {VFileMessage} on a syntax error, with its place and, where it is another than usual, the fix as a note
 */
export function parseMarkdown(source: string, syntax: 'md' | 'mdx'): Root {
  const toTree = syntax === 'mdx' ? mdxToMdast : markdownToMdast;
  try {
    const tree = toTree(source, { features }) as Root;
    restoreColons(tree, source);
    return tree;
  } catch (error) {
    // `3:1: Expected a closing tag for … (mdx-jsx:unexpected-character)`
    const parts = /^(\d+):(\d+): ([^]*?)(?: \([\w-]+:[\w-]+\))?$/.exec((error as Error).message);
    if (!parts) throw error;
    const [, line, column, reason = ''] = parts;
    throw new VFileMessage(reason, { place: { line: Number(line), column: Number(column) } });
  }
}

type ColonNode = TextDirective | LeafDirective;

const isColonNode = (node: Nodes): node is ColonNode =>
  node.type === 'textDirective' || node.type === 'leafDirective';

/** A node as it is written: text around what it has in brackets. */
function asWritten({ position, children }: ColonNode, source: string): PhrasingContent[] {
  const { start, end } = position!;
  const textOf = (from: Point, to: Point): PhrasingContent => ({
    type: 'text',
    value: source.slice(from.offset, to.offset),
    position: { start: from, end: to },
  });
  const [first, last] = [children[0], children.at(-1)];
  if (!first || !last) return [textOf(start, end)];
  return [textOf(start, first.position!.start), ...children, textOf(last.position!.end, end)];
}

function joinTexts(nodes: readonly Nodes[]): Nodes[] {
  const joined: Nodes[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === 'text' && last?.type === 'text') {
      last.value += node.value;
      last.position!.end = node.position!.end;
    } else joined.push(node);
  }
  return joined;
}

/** Of `:name[text](url)` the parser does not make the link that it would be without the colon. */
function checkLink({ name, children, position }: ColonNode, source: string): void {
  if (children.length === 0 || source[position!.end.offset!] !== '(') return;
  const error = new VFileMessage(`The link after \`:${name}\` would be text`, {
    place: position!.start,
  });
  error.note = 'Write a space between the word and the link.';
  throw error;
}

/** Only `:::name` is a directive: a colon inside a sentence (`at 10:30`, `:smile`) and `::name` stay text. */
const restoreColons = (tree: Root, source: string) =>
  visit(tree, (node: Nodes) => {
    if (!('children' in node) || !node.children.some(isColonNode)) return;
    const children = node.children.flatMap((child): Nodes[] => {
      if (!isColonNode(child)) return [child];
      checkLink(child, source);
      const written = asWritten(child, source);
      return child.type === 'leafDirective'
        ? [{ type: 'paragraph', children: written, position: child.position }]
        : written;
    });
    node.children = joinTexts(children) as never;
  });
