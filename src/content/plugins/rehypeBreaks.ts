import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { breakableFrom, breakableInTextFrom, codeParts } from '../../domain/code/codeParts';

function breakCode(tree: Root | Element, from: number): void {
  visit(tree, 'element', (node) => {
    if (node.tagName === 'pre') return SKIP;
    if (node.tagName === 'table' && node !== tree) {
      breakCode(node, breakableFrom);
      return SKIP;
    }
    if (node.tagName !== 'code') return undefined;
    node.children = node.children.flatMap((child): ElementContent[] =>
      child.type === 'text' && child.value.length >= from
        ? codeParts(child.value).flatMap((value, index): ElementContent[] => [
            ...(index > 0 ? [h('wbr')] : []),
            { type: 'text', value },
          ])
        : [child],
    );
    return SKIP;
  });
}

/** Lets long code in a sentence or a table break between its parts, and only there. */
export const rehypeBreaks = () => (tree: Root) => breakCode(tree, breakableInTextFrom);
