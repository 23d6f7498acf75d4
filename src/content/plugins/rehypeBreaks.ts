import type { ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { breakableFrom, codeParts } from '../../domain/code/codeParts';

/** Lets long code in a sentence break between its parts, and only there. */
export const rehypeBreaks = () => (tree: Root) =>
  visit(tree, 'element', (node) => {
    if (node.tagName === 'pre') return SKIP;
    if (node.tagName !== 'code') return undefined;
    node.children = node.children.flatMap((child): ElementContent[] =>
      child.type === 'text' && child.value.length >= breakableFrom
        ? codeParts(child.value).flatMap((value, index): ElementContent[] => [
            ...(index > 0 ? [h('wbr')] : []),
            { type: 'text', value },
          ])
        : [child],
    );
    return SKIP;
  });
