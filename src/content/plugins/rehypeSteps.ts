import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { upperFirst } from '../../domain/navigation/titleOf';

/** "Step 2: " is heard, and seen as the number beside the heading. */
const prefix = /^step \d+: */i;

function withoutPrefix(children: readonly ElementContent[]): ElementContent[] {
  const [first, ...rest] = children;
  const said = first?.type === 'text' ? prefix.exec(first.value)?.[0] : undefined;
  if (first?.type !== 'text' || said === undefined) return [...children];
  const title = first.value.slice(said.length);
  return [
    h('span', { className: ['sr-only'] }, said),
    { type: 'text', value: upperFirst(title) },
    ...rest,
  ];
}

/** Numbers the headings of the highest level in `<Steps>`. Their anchors and their titles elsewhere stay. */
export const rehypeSteps = () => (tree: Root) =>
  visit(tree, 'component', (node) => {
    if (node.name !== 'Steps') return;
    const elements = node.children.filter((child): child is Element => child.type === 'element');
    const level = ['h2', 'h3'].find((name) => elements.some(({ tagName }) => tagName === name));
    elements
      .filter(({ tagName }) => tagName === level)
      .forEach((heading, index) => {
        heading.properties['dataStep'] = String(index + 1);
        heading.children = withoutPrefix(heading.children);
      });
  });
