import type { Code, Nodes, Paragraph, Root, Table } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { calloutKinds, isCalloutKind } from '../../domain/content/callouts';
import { lineOf, report } from '../PageFile';

/** Why a block ends early, in words that help. */
const moreColons = 'A `:::` block around another block needs more colons than that has: `::::`.';

/** A line without the signs of lists and quotations before its text. */
const withoutSigns = (line: string) => line.replace(/^(?:\s|>|[-*+]\s|\d+[.)]\s)*/, '');

/** The characters that open a block; indented code has none. */
function fenceOf({ position }: Code | ContainerDirective, source: readonly string[]): string {
  const { line, column } = position!.start;
  return /^(?:`+|~+|:+)/.exec(source[line - 1]!.slice(column - 1))?.[0] ?? '';
}

/** Whether the last line of a block closes it. */
function isClosed(node: Code | ContainerDirective, source: readonly string[]): boolean {
  const { start, end } = node.position!;
  const last = source[end.line - 1]!.replace(/^[\s>]+/, '').trimEnd();
  const fence = fenceOf(node, source);
  return (
    end.line > start.line && last.startsWith(fence) && last === last.charAt(0).repeat(last.length)
  );
}

/** Markdown ends code without a closing fence with what it is in, or takes the end of the next code for it. */
function checkFence(node: Code, source: readonly string[], file: VFile): void {
  const fence = fenceOf(node, source);
  const opensAnother = node.value.split('\n').some((text) => withoutSigns(text).startsWith(fence));
  if (fence === '' || (isClosed(node, source) && !opensAnother)) return;
  report(file, node, {
    what: 'The code block is not closed.',
    why: 'What follows would be code, up to the next fence or the end of the block around it.',
    fix: 'Write its closing fence; around code with fences, a longer one.',
  });
}

/** `:::name[label]`, with what else is on the line of a directive. */
const directiveLine = /^:{3,}\s*([\w-]*)\s*(?:\[(.*)\])?\s*(.*?):*\s*$/;

const howToOpen = (name: string, title: string) =>
  `Write \`:::${isCalloutKind(name) ? name : calloutKinds[0]!}${title ? `[${title}]` : ''}\`, with the name right after the colons and the title in brackets. Names: ${calloutKinds.join(', ')}.`;

/** Blocks whose last line is that of a block around them: one line of colons closes only one. */
function openInside(node: ContainerDirective): ContainerDirective[] {
  const open: ContainerDirective[] = [];
  visit(node, 'containerDirective', (inner) => {
    if (inner !== node && inner.position!.end.line === node.position!.end.line) open.push(inner);
  });
  return open;
}

function checkDirective(node: ContainerDirective, source: readonly string[], file: VFile): void {
  const { name } = node;
  const { line, column } = node.position!.start;
  const [, , label, rest = ''] = directiveLine.exec(source[line - 1]!.slice(column - 1)) ?? [];
  const attributes = Object.keys(node.attributes ?? {});
  if (rest !== '' && !rest.startsWith('{'))
    report(file, node, {
      what: `The text after \`:::${name}\` would be left out.`,
      why: 'A title is in brackets.',
      fix: howToOpen(name, label ?? rest),
    });
  else if (!isCalloutKind(name))
    report(file, node, {
      what: `Unknown block \`:::${name}\`.`,
      why: 'It would be rendered as plain text.',
      fix: `Use one of ${calloutKinds.map((kind) => `:::${kind}`).join(', ')}.`,
    });
  else if (attributes.length > 0)
    report(file, node, {
      what: `The block \`:::${name}\` has attributes: ${attributes.join(', ')}.`,
      why: 'They would be ignored.',
      fix: `Remove the braces; a title is in brackets: \`:::${name}[Title]\`.`,
    });
  else
    // Markdown ends a block that is not closed with the text.
    for (const open of isClosed(node, source) ? openInside(node) : [node])
      report(file, open, {
        what: `The block \`:::${open.name}\` is not closed.`,
        why: 'Everything after it would be inside it.',
        fix: 'Write `:::` in a line of its own after its text. A block around it needs more colons than it has.',
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
    const [, name, label, rest = ''] = directiveLine.exec(line) ?? [];
    if (name === undefined) return;
    if (name === '' && still > 0) {
      still -= 1;
      return;
    }
    if (name !== '') still += 1;
    report(file, lineOf(node) + index, {
      what: `The line \`${line}\` would be printed as text.`,
      why: 'It neither opens nor closes a block.',
      fix:
        name === ''
          ? `Remove it, or open a block before it. ${moreColons}`
          : howToOpen(name, label ?? rest),
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
    else if (node.type === 'containerDirective') checkDirective(node, source, file);
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
