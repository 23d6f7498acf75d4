import type { Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import type { Extension, Handle } from 'mdast-util-from-markdown';
import { directive } from 'micromark-extension-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified, type Processor } from 'unified';

declare module 'unist' {
  interface Data {
    /** Of code and directives: 2 fences around those that are closed, none around indented code. */
    fences?: number;
  }
}

/** Counts a fence for the innermost node of a type: the tree does not show whether the last one is missing. */
const countFor = (type: 'code' | 'containerDirective'): Handle =>
  function count() {
    const node = this.stack.findLast((open) => open.type === type);
    if (node) node.data = { ...node.data, fences: (node.data?.fences ?? 0) + 1 } as never;
  };

const fenceCount: Extension = {
  exit: {
    codeFencedFenceSequence: countFor('code'),
    directiveContainerSequence: countFor('containerDirective'),
  },
};

/** `:::name` blocks only: a colon inside a sentence (`at 10:30`, `:smile`) stays text. */
function remarkContainerDirective(this: Processor) {
  const data = this.data() as {
    micromarkExtensions?: unknown[];
    fromMarkdownExtensions?: unknown[];
  };
  const colon = 58;
  const [container] = [directive().flow![colon]].flat();
  (data.micromarkExtensions ??= []).push({ flow: { [colon]: container } });
  (data.fromMarkdownExtensions ??= []).push(directiveFromMarkdown(), fenceCount);
}

/** CommonMark, GFM, front matter and `:::` directives. */
export const markdown = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkContainerDirective)
  .freeze();

/** The same with JSX and expressions. */
export const mdx = markdown().use(remarkMdx).freeze();

/**
 * Parses a page, with the lines of code that only checks see.
 * @throws {import('vfile-message').VFileMessage} on an MDX syntax error, with its place
 */
export const parseMarkdown = (source: string, syntax: 'md' | 'mdx'): Root =>
  (syntax === 'mdx' ? mdx : markdown).parse(source);
