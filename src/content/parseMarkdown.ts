import type { Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified, type Processor } from 'unified';

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
