import { visit } from 'unist-util-visit';
import { readFenceMeta } from '../fenceMeta';
import { parseMarkdown } from '../parseMarkdown';
import { wholeCode } from './hiddenLines';

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
  noCheck?: string;
  /** Part of the file schema that it is an instance of. */
  schema?: string;
  continues: boolean;
}

/**
 * All blocks of code of a page, in their order.
 * @param file of the page; `.md` is read as Markdown, anything else as MDX
 * @throws {import('vfile-message').VFileMessage} on an MDX syntax error
 */
export function readFences(file: string, text: string): Fence[] {
  const fences: Fence[] = [];
  visit(parseMarkdown(text, file.endsWith('.md') ? 'md' : 'mdx'), 'code', (node) => {
    const { title, noCheck, schema, continues = false } = readFenceMeta(node.meta ?? '');
    fences.push({
      file,
      line: (node.position?.start.line ?? 0) + 1,
      language: node.lang ?? 'text',
      code: wholeCode(node.value),
      continues,
      ...(title === undefined ? {} : { title }),
      ...(noCheck === undefined ? {} : { noCheck }),
      ...(schema === undefined ? {} : { schema }),
    });
  });
  return fences;
}
