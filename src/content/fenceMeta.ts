import type { LineMarks } from './highlight';

export interface FenceMeta {
  title?: string;
  marks: LineMarks;
}

function lineNumbers(ranges: string): Set<number> {
  const numbers = new Set<number>();
  for (const range of ranges.split(',')) {
    const [from = 0, to = from] = range.split('-').map((part) => Number.parseInt(part, 10));
    for (let line = from; line <= to; line += 1) numbers.add(line);
  }
  return numbers;
}

/** What follows the language of a fence: `title="src/App.tsx" {2,4-5} add={7} remove={8}`. */
export function readFenceMeta(meta: string): FenceMeta {
  const title = /\btitle=(?:"([^"]*)"|'([^']*)')/.exec(meta);
  const ranges = (pattern: RegExp) => {
    const match = pattern.exec(meta);
    return match?.[1] ? lineNumbers(match[1]) : undefined;
  };
  const highlighted = ranges(/(?:^|\s)\{([\d,\s-]+)\}/);
  const added = ranges(/\badd=\{([\d,\s-]+)\}/);
  const removed = ranges(/\bremove=\{([\d,\s-]+)\}/);
  const text = title?.[1] ?? title?.[2];
  return {
    ...(text ? { title: text } : {}),
    marks: { ...(highlighted ? { highlighted } : {}), ...(added ? { added } : {}), ...(removed ? { removed } : {}) },
  };
}
