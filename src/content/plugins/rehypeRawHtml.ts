import type { Root } from 'hast';
import { raw } from 'hast-util-raw';
import { EXIT, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** Parses the HTML of plain Markdown. A page without any is not parsed again, unlike with `rehype-raw`. */
export const rehypeRawHtml = () => (tree: Root, file: VFile) => {
  let hasRaw = false;
  visit(tree, 'raw', () => {
    hasRaw = true;
    return EXIT;
  });
  return hasRaw ? (raw(tree, { file, passThrough: ['component'] }) as Root) : undefined;
};
