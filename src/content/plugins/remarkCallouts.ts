import type { Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { calloutKinds, isCalloutKind } from '../../domain/content/callouts';
import type {} from '../ComponentNode';
import { report } from '../PageFile';

/** The title of a directive and its content. */
export function splitLabel({ children }: ContainerDirective) {
  const [label, ...rest] = children;
  return label?.type === 'paragraph' && label.data?.directiveLabel === true
    ? { label, children: rest }
    : { label: undefined, children };
}

/** `:::kind[Title]` becomes a callout. */
export const remarkCallouts = () => (tree: Root, file: VFile) =>
  visit(tree, 'containerDirective', (node, index, parent) => {
    const { label, children } = splitLabel(node);
    const siblings = parent!.children as RootContent[];
    // Markdown ends a block that is not closed with the text.
    if (node.data?.fences !== 2)
      report(file, node, {
        what: `The block \`:::${node.name}\` is not closed.`,
        why: 'Everything after it would be inside it.',
        fix: 'Write `:::` in a line of its own after its text. A block around it needs more colons than it has.',
      });
    const attributes = Object.keys(node.attributes ?? {});
    if (attributes.length > 0)
      report(file, node, {
        what: `The block \`:::${node.name}\` has attributes: ${attributes.join(', ')}.`,
        why: 'They would be ignored.',
        fix: `Remove the braces; a title is in brackets: \`:::${node.name}[Title]\`.`,
      });
    if (!isCalloutKind(node.name)) {
      report(file, node, {
        what: `Unknown block \`:::${node.name}\`.`,
        why: 'It would be rendered as plain text.',
        fix: `Use one of ${calloutKinds.map((kind) => `:::${kind}`).join(', ')}.`,
      });
      siblings.splice(index!, 1, ...children);
    } else {
      siblings[index!] = {
        type: 'component',
        name: 'Callout',
        props: { kind: node.name, ...(label ? { title: toString(label) } : {}) },
        children,
        position: node.position,
      };
    }
    return [SKIP, index!];
  });
