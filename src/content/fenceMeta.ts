import type { Code } from 'mdast';
import type { LineMarks } from './highlight';

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
