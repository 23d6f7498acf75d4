import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type {} from '../ComponentNode';
import { lineOf, resolveHref } from '../PageFile';

/** Resolves links of text and of components. */
export const rehypeLinks = () => (tree: Root, file: VFile) =>
  visit(tree, (node) => {
    const properties =
      node.type === 'component'
        ? node.props
        : node.type === 'element' && /^(a|area)$/.test(node.tagName)
          ? node.properties
          : {};
    const { href } = properties;
    if (typeof href === 'string') properties['href'] = resolveHref(file, href, lineOf(node));
  });
