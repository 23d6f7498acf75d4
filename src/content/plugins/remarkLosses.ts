import type { Code, Nodes, Paragraph, Root, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { calloutKinds, isCalloutKind } from '../../domain/content/callouts';
import { lineOf, report } from '../PageFile';

/** Why a block ends early, in words that help. */
export const moreColons =
  'A `:::` block around code with a line of colons, or around another block, needs more colons than these: `::::`.';

/** A line without the signs of lists and quotations before its text. */
const withoutSigns = (line: string) => line.replace(/^(?:\s|>|[-*+]\s|\d+[.)]\s)*/, '');

/** Markdown ends code without a closing fence with what it is in, or takes the end of the next code for it. */
function checkFence(node: Code, source: readonly string[], file: VFile): void {
  const { fences = 0 } = node.data ?? {};
  const { line, column } = node.position!.start;
  const [fence = ''] = /^(?:`+|~+)/.exec(source[line - 1]!.slice(column - 1)) ?? [];
  const opensAnother = node.value.split('\n').some((text) => withoutSigns(text).startsWith(fence));
  if (fences === 0 || (fences === 2 && !opensAnother)) return;
  report(file, node, {
    what: 'The code block is not closed.',
    why: 'What follows would be code, up to the next fence or the end of the block around it.',
    fix: `Write its closing fence; around code with fences, a longer one. ${moreColons}`,
  });
}

/** @returns how many reported lines are open: the `:::` that closes one goes with it, and is not reported */
function checkColons(
  node: Paragraph,
  open: number,
  source: readonly string[],
  file: VFile,
): number {
  if (node.data?.directiveLabel) return open;
  let still = open;
  const { start, end } = node.position!;
  source.slice(start.line - 1, end.line).forEach((written, index) => {
    const line = withoutSigns(written);
    const [, name, label, rest] =
      /^:{3,}\s*([\w-]*)\s*(?:\[(.*)\])?\s*(.*?):*\s*$/.exec(line) ?? [];
    if (name === undefined) return;
    if (name === '' && still > 0) {
      still -= 1;
      return;
    }
    if (name !== '') still += 1;
    const kind = isCalloutKind(name) ? name : calloutKinds[0]!;
    const title = label ?? rest;
    report(file, lineOf(node) + index, {
      what: `The line \`${line}\` would be printed as text.`,
      why: 'It neither opens nor closes a block.',
      fix:
        name === ''
          ? `Remove it, or open a block before it. ${moreColons}`
          : `Write \`:::${kind}${title ? `[${title}]` : ''}\`, with the name right after the colons and the title in brackets. Names: ${calloutKinds.join(', ')}.`,
    });
  });
  return still;
}

function checkRows({ children: [head, ...rows] }: Table, file: VFile): void {
  for (const row of rows)
    if (row.children.length > head!.children.length)
      report(file, row, {
        what: `The row has ${row.children.length} cells, but the table has ${head!.children.length} columns.`,
        why: 'Cells without a column would be left out.',
        fix: 'Add the column, or write a vertical bar in a cell as `\\|`.',
      });
}

/** Reports what Markdown would leave out, take for something else or print as it is, without a word. */
export const remarkLosses = () => (tree: Root, file: VFile) => {
  const source = String(file).split(/\r?\n/);
  let open = 0;
  const used = new Set<string>();
  visit(tree, 'footnoteReference', ({ identifier }) => void used.add(identifier));
  visit(tree, (node: Nodes) => {
    if (node.type === 'code') checkFence(node, source, file);
    else if (node.type === 'paragraph') open = checkColons(node, open, source, file);
    else if (node.type === 'table') checkRows(node, file);
    else if (node.type === 'footnoteDefinition' && !used.delete(node.identifier))
      report(file, node, {
        what: `Nothing refers to the footnote ${node.identifier}, or it is defined twice.`,
        why: 'It would be left out.',
        fix: `Refer to it: \`[^${node.identifier}]\`, or remove it.`,
      });
    else if (
      node.type === 'html' &&
      /<!--(?![^]*-->)/.test(node.value.replace(/<!--[^]*?-->/g, ''))
    )
      report(file, node, {
        what: 'The comment is not closed.',
        why: 'Everything after it would be left out.',
        fix: 'Write `-->` after it.',
      });
  });
};
