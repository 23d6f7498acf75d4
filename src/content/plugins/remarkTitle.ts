import type { Heading, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { draftOf } from '../PageFile';

/**
 * Where the front matter has no title, makes the first heading the title of a page that begins with it, whatever its
 * level, and raises the headings below it as far. An HTML `<h1>` before it is a banner, and left out.
 */
export const remarkTitle = () => (tree: Root, file: VFile) => {
  if (draftOf(file).meta.title) return;
  const [start, next] = tree.children.filter(
    ({ type, ...node }) => type !== 'yaml' && !('value' in node && /^<!--/.test(node.value)),
  );
  if (start?.type === 'html' && next?.type === 'heading' && /^<h1\b/i.test(start.value)) {
    tree.children.splice(tree.children.indexOf(start), 1);
    raise(tree, next);
  } else if (start?.type === 'heading') raise(tree, start);
};

function raise(tree: Root, title: Heading): void {
  const headings: Heading[] = [];
  visit(tree, 'heading', (node) => void headings.push(node));
  const steps = title.depth - 1;
  const isAbove = headings.every((node) => node === title || node.depth > title.depth);
  if (steps === 0 || headings.some(({ depth }) => depth === 1)) return;
  title.depth = 1;
  for (const node of headings)
    if (node !== title && isAbove) node.depth = (node.depth - steps) as Heading['depth'];
}
