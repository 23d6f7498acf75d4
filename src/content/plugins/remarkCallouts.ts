import type { Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { isCalloutKind } from '../../domain/content/callouts';
import type {} from '../ComponentNode';

/** The title of a directive and its content. */
export function splitLabel({ children }: ContainerDirective) {
  const [label, ...rest] = children;
  return label?.type === 'paragraph' && label.data?.directiveLabel === true
    ? { label, children: rest }
    : { label: undefined, children };
}

/** `:::kind[Title]` becomes a callout; of a block of another kind, which is reported, the content stays. */
export const remarkCallouts = () => (tree: Root) =>
  visit(tree, 'containerDirective', (node, index, parent) => {
    const { label, children } = splitLabel(node);
    const siblings = parent!.children as RootContent[];
    if (!isCalloutKind(node.name)) siblings.splice(index!, 1, ...children);
    else
      siblings[index!] = {
        type: 'component',
        name: 'Callout',
        props: { kind: node.name, ...(label ? { title: toString(label) } : {}) },
        children,
        position: node.position,
      };
    return [SKIP, index!];
  });
