import type { Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { isCalloutKind } from '../../domain/content/callouts';
import type {} from '../ComponentNode';
import { report } from '../PageFile';

const kinds: Readonly<Record<string, string>> = {
  NOTE: 'info',
  TIP: 'success',
  IMPORTANT: 'info',
  WARNING: 'warning',
  CAUTION: 'error',
};

/** A quotation that begins with a line such as `[!NOTE]`, as on GitHub, becomes a callout. */
export const remarkAlerts = () => (tree: Root, file: VFile) =>
  visit(tree, 'blockquote', ({ children, position }, index, parent) => {
    const [first] = children;
    if (first?.type !== 'paragraph' || first.children[0]?.type !== 'text') return;
    const source = String(file).slice(first.position!.start.offset);
    const [, name, title] = /^\[!(\w+)\][ \t]*([^\r\n]*)/.exec(source) ?? [];
    if (name === undefined) return;
    const kind = kinds[name.toUpperCase()];
    if (kind === undefined || title !== '')
      report(file, first, {
        what: `The marker \`[!${name}]\` would be printed as text.`,
        why: 'It names no kind of callout, or is not alone on its line.',
        fix: `Use a callout, which can have a title: \`:::${kind ?? 'info'}[${title || 'Title'}]\`. Markers: ${Object.keys(kinds).join(', ')}.`,
      });
    const [marker, ...words] = first.children;
    marker.value = marker.value.replace(/^\[!\w+\]\s*/, '');
    first.children = [marker, ...words.slice(words[0]?.type === 'break' ? 1 : 0)];
    if (words.length === 0 && marker.value === '') children.shift();
    const type = 'containerDirective';
    parent!.children[index!] = { type, name: kind ?? 'info', children, position };
  });

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
