import type { Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified, type Processor } from 'unified';
import { hideLines } from './prose/hiddenLines';

/** `:::name` blocks only: a colon inside a sentence (`at 10:30`, `:smile`) stays text. */
function remarkContainerDirective(this: Processor) {
  const data = this.data() as {
    micromarkExtensions?: unknown[];
    fromMarkdownExtensions?: unknown[];
  };
  const colon = 58;
  const [container] = [directive().flow![colon]].flat();
  (data.micromarkExtensions ??= []).push({ flow: { [colon]: container } });
  (data.fromMarkdownExtensions ??= []).push(directiveFromMarkdown());
}

const markdown = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkContainerDirective)
  .freeze();
const mdx = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkContainerDirective)
  .use(remarkMdx)
  .freeze();

/**
 * Parses a page: CommonMark, GFM, front matter and `:::` directives; in MDX also JSX and expressions. Lines of code that
 * are not for readers are still in it.
 * @throws {import('vfile-message').VFileMessage} on an MDX syntax error, with its place
 */
export function parseSource(source: string, syntax: 'md' | 'mdx'): Root {
  return (syntax === 'mdx' ? mdx : markdown).parse(source) as Root;
}

/**
 * Parses a page as readers see it, without the hidden lines of its code.
 * @throws {import('vfile-message').VFileMessage} on an MDX syntax error, with its place
 */
export function parseMarkdown(source: string, syntax: 'md' | 'mdx'): Root {
  const page = parseSource(source, syntax);
  hideLines(page);
  return page;
}
