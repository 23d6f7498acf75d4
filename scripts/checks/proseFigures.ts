import { toString } from 'mdast-util-to-string';
import type { Paragraph, RootContent } from 'mdast';
import { visit, SKIP } from 'unist-util-visit';
import { median } from '../bench/Figure';
import { parseMarkdown } from '../../src/content/parseMarkdown';
import type { Problem } from '../../src/content/Problem';

/** Half of the sentences of a file have at most so many words. */
const medianWords = 17;

/** No paragraph has more words. */
const paragraphWords = 80;

/** Fewer sentences have no median worth the name. */
const fewSentences = 5;

export interface ProseParagraph {
  text: string;
  /** 1-based line in the file. */
  line: number;
}

/** The paragraphs of Markdown, without code blocks and tables; a name in code is a word. */
export function readParagraphs(text: string, syntax: 'md' | 'mdx'): ProseParagraph[] {
  const paragraphs: ProseParagraph[] = [];
  visit(parseMarkdown(text, syntax), (node) => {
    if (node.type === 'table') return SKIP;
    if (node.type !== 'paragraph') return undefined;
    const shown = (node as Paragraph).children.filter(
      (child: RootContent) => child.type !== 'mdxTextExpression',
    );
    paragraphs.push({ text: toString(shown), line: node.position?.start.line ?? 1 });
    return SKIP;
  });
  return paragraphs;
}

const words = (text: string) => text.match(/[\p{L}\p{N}@`'’./_-]*[\p{L}\p{N}][^\s]*/gu) ?? [];

/** Number of words of each sentence. */
export function sentenceLengths(text: string): number[] {
  return text
    .split(/(?<=[.!?:]["'”)]?)\s+(?=[\p{Lu}\p{N}`"“(@])/u)
    .map((sentence) => words(sentence).length)
    .filter((length) => length > 0);
}

/** What is too long for visitors who read quickly: the sentences of a file as a whole, and paragraphs. */
export function checkProse(file: string, paragraphs: readonly ProseParagraph[]): Problem[] {
  const problems = paragraphs.flatMap(({ text, line }): Problem[] => {
    const count = words(text).length;
    if (count <= paragraphWords) return [];
    return [
      {
        file,
        line,
        what: `The paragraph has ${count} words.`,
        why: `Visitors skip more than ${paragraphWords}.`,
        fix: 'Divide it, or make it a list.',
      },
    ];
  });
  const lengths = paragraphs.flatMap(({ text }) => sentenceLengths(text));
  const middle = lengths.length < fewSentences ? 0 : median(lengths);
  if (middle > medianWords)
    problems.push({
      file,
      line: 1,
      what: `Half of the sentences have ${middle} words or more.`,
      why: `The median of a page is at most ${medianWords}.`,
      fix: 'Divide the longest sentences.',
    });
  return problems;
}
