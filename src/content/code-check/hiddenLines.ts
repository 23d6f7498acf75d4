import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Languages whose fences are checked as code, and may have hidden lines. */
export const checkedLanguages: readonly string[] = ['ts', 'tsx', 'js', 'jsx'];

const hidden = /^[ \t]*\/\/\|(?: |$)/;

/** The visible lines of a fence: without those that start with `//|`. */
export function shownCode(code: string): string {
  return code
    .split('\n')
    .filter((line) => !hidden.test(line))
    .join('\n');
}

/** The lines of a fence as they are checked: hidden ones are code, too. */
export function wholeCode(code: string): string {
  return code
    .split('\n')
    .map((line) => line.replace(hidden, ''))
    .join('\n');
}

/** Removes hidden lines from fences, and fences in which all lines are hidden. */
export const remarkHiddenLines = () => (page: Root) =>
  visit(page, 'code', (node, index, parent) => {
    if (!checkedLanguages.includes(node.lang ?? '') || !/^[ \t]*\/\/\|/m.test(node.value)) return;
    node.value = shownCode(node.value);
    if (node.value.trim() !== '' || !parent || index === undefined) return;
    parent.children.splice(index, 1);
    return index;
  });
