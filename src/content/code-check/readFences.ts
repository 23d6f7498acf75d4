import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { readFence } from '../fenceMeta';
import { attributeText } from '../nodes';
import { parseMarkdown } from '../parseMarkdown';

/** A block of code on a page. */
export interface Fence {
  /** Of the page, as problems name it. */
  file: string;
  /** 1-based line of the page with the first line of code. */
  line: number;
  language: string;
  /** With the lines that readers do not see. */
  code: string;
  title?: string;
  continues: boolean;
  /** Whether it shows names that the documented version no longer has. */
  old: boolean;
  /** Labels of the tabs that it is in, from the outside in. */
  tabs: readonly string[];
}

function tabsOfCode(tree: Root): Map<Code, string[]> {
  const tabs = new Map<Code, string[]>();
  visit(tree, 'mdxJsxFlowElement', (element) => {
    if (element.name !== 'Tab') return;
    visit(element, 'code', (code) => {
      tabs.set(code, [...(tabs.get(code) ?? []), attributeText(element, 'label')]);
    });
  });
  return tabs;
}

/**
 * All blocks of code of a page, in their order.
 * @param file of the page; `.md` is read as Markdown, anything else as MDX
 * @throws {import('vfile-message').VFileMessage} on an MDX syntax error
 */
export function readFences(file: string, text: string): Fence[] {
  const fences: Fence[] = [];
  const tree = parseMarkdown(text, file.endsWith('.md') ? 'md' : 'mdx');
  const tabs = tabsOfCode(tree);
  visit(tree, 'code', (node) => {
    const { language, title, continues, old } = readFence(node);
    fences.push({
      file,
      line: (node.position?.start.line ?? 0) + 1,
      language,
      code: wholeCode(node.value),
      continues,
      old,
      tabs: tabs.get(node) ?? [],
      title,
    });
  });
  return fences;
}

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
