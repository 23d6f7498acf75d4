import type { Root } from 'hast';
import { find, html } from 'property-information';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { report } from '../PageFile';

/** Reports HTML that the content policy of the pages blocks: scripts, styles and handlers of its own. */
export const rehypePolicy = () => (tree: Root, file: VFile) =>
  visit(tree, 'element', (node) => {
    const blocked = [
      ...(/^(script|style)$/.test(node.tagName) ? [`<${node.tagName}>`] : []),
      ...Object.keys(node.properties)
        .map((name) => find(html, name).attribute)
        .filter((name) => /^(style|on[a-z]+)$/.test(name))
        .map((name) => `\`${name}\``),
    ];
    for (const what of blocked)
      report(file, node, {
        what: `The page has ${what}.`,
        why: 'The content policy of the site blocks it.',
        fix: 'Remove it. What a page needs beyond Markdown is a component: see src/content/registry.ts.',
      });
  });
