import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { LineMarks } from '../highlight';
import { attributeText } from '../nodes';
import { parseMarkdown } from '../parseMarkdown';

export interface FenceMeta {
  /** `text` where none is named. */
  language: string;
  title?: string;
  /** Prefix of the anchor of each line: `#<id>-L<number>`. */
  id?: string;
  marks: LineMarks;
  /** Whether it changes the earlier file with this title instead of replacing it. */
  continues: boolean;
  /** Whether commands of npm are shown for the other package managers, too. */
  npm2yarn: boolean;
  /** Whether it shows names that the documented version no longer has. */
  old: boolean;
}

/** No block is longer; a slip like `{1-99999999}` must not fill the memory. */
const longestRange = 10_000;

function lineNumbers(ranges: string): Set<number> {
  const numbers = new Set<number>();
  for (const range of ranges.split(',')) {
    const [from = 0, to = from] = range.split('-').map((part) => Number.parseInt(part, 10));
    for (let line = from; line <= Math.min(to, from + longestRange); line += 1) numbers.add(line);
  }
  return numbers;
}

const list = String.raw`\{\s*(\d+(?:-\d+)?(?:\s*,\s*\d+(?:-\d+)?)*)\s*\}`;
const highlightedLines = new RegExp(`(?:^|\\s)${list}`);
const addedLines = new RegExp(`\\badd=${list}`);
const removedLines = new RegExp(`\\bremove=${list}`);

/**
 * What stands behind the marks of a fence: `tsx title="src/App.tsx" id="app" {2,4-5} add={7} remove={8} continues`, or
 * `bash npm2yarn`. Also the forms of other tools, with the language joined to what follows: `js{1,3}`, `tsx:App.tsx`.
 */
export function readFence(fence: Pick<Code, 'lang' | 'meta'>): FenceMeta {
  const info = [fence.lang, fence.meta].filter(Boolean).join(' ');
  const [begin = '', language = '', joinedTitle] =
    /^(?!\w+=)([^\s:{]*)(?::(?:title=)?([^\s:{]+))?/.exec(info) ?? [];
  const meta = info.slice(begin.length);
  const unquoted = meta.replace(/"[^"]*"|'[^']*'/g, '');
  const textOf = (name: string) => {
    const match = new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)')`).exec(meta);
    return match?.[1] ?? match?.[2];
  };
  const has = (word: string) => new RegExp(`(?:^|\\s)${word}(?=\\s|$)`).test(unquoted);
  const ranges = (pattern: RegExp) => {
    const match = pattern.exec(unquoted);
    return match?.[1] ? lineNumbers(match[1]) : undefined;
  };
  const highlighted = ranges(highlightedLines);
  const added = ranges(addedLines);
  const removed = ranges(removedLines);
  return {
    language: language || 'text',
    title: textOf('title') || joinedTitle,
    id: textOf('id'),
    continues: has('continues'),
    npm2yarn: has('npm2yarn'),
    old: has('old'),
    marks: {
      ...(highlighted ? { highlighted } : {}),
      ...(added ? { added } : {}),
      ...(removed ? { removed } : {}),
    },
  };
}

/** A block of code on a page. */
export interface Fence {
  /** Of the page, as problems name it. */
  file: string;
  /** 1-based line of the page with the first line of code. */
  line: number;
  language: string;
  /** As authors write it: `//|` begins the lines that readers do not see. */
  written: string;
  /** The same lines as code. */
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
      written: node.value,
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

export const isHiddenLine = (line: string): boolean => hidden.test(line);

/** The visible lines of a fence: without those that start with `//|`. */
export function shownCode(code: string): string {
  return code
    .split('\n')
    .filter((line) => !isHiddenLine(line))
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
