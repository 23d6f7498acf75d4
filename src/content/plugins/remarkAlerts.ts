import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { report } from '../PageFile';

const kinds: Readonly<Record<string, string>> = {
  NOTE: 'info',
  TIP: 'success',
  IMPORTANT: 'info',
  WARNING: 'warning',
  CAUTION: 'error',
};

/** A quotation that begins with a line such as `[!NOTE]`, as on GitHub, becomes a callout. */
export const remarkAlerts = () => (tree: Root, file: VFile) => {
  const source = String(file).split(/\r?\n/);
  visit(tree, 'blockquote', ({ children, position }, index, parent) => {
    const [first] = children;
    if (first?.type !== 'paragraph' || first.children[0]?.type !== 'text') return;
    const { line, column } = first.position!.start;
    const [, name, title] = /^\[!(\w+)\]\s*(.*)$/.exec(source[line - 1]!.slice(column - 1)) ?? [];
    if (name === undefined) return;
    const kind = kinds[name.toUpperCase()];
    if (kind === undefined || title !== '')
      report(file, line, {
        what: `The marker \`[!${name}]\` would be printed as text.`,
        why: 'It names no kind of callout, or is not alone on its line.',
        fix: `Use a callout, which can have a title: \`:::${kind ?? 'info'}[${title || 'Title'}]\`. Markers: ${Object.keys(kinds).join(', ')}.`,
      });
    const [marker, ...words] = first.children;
    marker.value = marker.value.replace(/^\[!\w+\]\s*/, '');
    first.children = [marker, ...words.slice(words[0]?.type === 'break' ? 1 : 0)];
    if (words.length === 0 && marker.value === '') children.shift();
    parent!.children[index!] = {
      type: 'containerDirective',
      name: kind ?? 'info',
      children,
      data: { fences: 2 },
      position,
    };
  });
};
