import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import type { Heading, Root as MarkdownRoot } from 'mdast';
import { CONTINUE, EXIT, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { deriveTitle } from '../../domain/navigation/menu';
import type {} from '../ComponentNode';
import { titleOfHeading } from './rehypeHeadings';
import { draftOf, report, type PageDraft } from '../PageFile';
import { textLimits } from './remarkFrontMatter';

/**
 * Where the front matter has no title, makes the first heading the title of a page that begins with it, whatever its
 * level, and raises the headings below it as far. An HTML `<h1>` before it is a banner, and left out.
 */
export const remarkTitle = () => (tree: MarkdownRoot, file: VFile) => {
  if (draftOf(file).meta.title) return;
  const [start, next] = tree.children.filter(
    ({ type, ...node }) => type !== 'yaml' && !('value' in node && /^<!--/.test(node.value)),
  );
  if (start?.type === 'html' && next?.type === 'heading' && /^<h1\b/i.test(start.value)) {
    tree.children.splice(tree.children.indexOf(start), 1);
    raise(tree, next);
  } else if (start?.type === 'heading') raise(tree, start);
};

function raise(tree: MarkdownRoot, title: Heading): void {
  const headings: Heading[] = [];
  visit(tree, 'heading', (node) => void headings.push(node));
  const steps = title.depth - 1;
  const isAbove = headings.every((node) => node === title || node.depth > title.depth);
  if (steps === 0 || headings.some(({ depth }) => depth === 1)) return;
  title.depth = 1;
  for (const node of headings)
    if (node !== title && isAbove) node.depth = (node.depth - steps) as Heading['depth'];
}

function checkTitle({ meta: { title }, titleLine }: PageDraft, file: VFile): void {
  if (title === '') {
    report(file, titleLine, {
      what: 'The page has no title.',
      why: 'Tabs, search results and previous/next links show it.',
      fix: `Add \`title: ...\` to the front matter or a \`# Heading\`, ${textLimits.title} characters at most.`,
    });
  } else if (title.length > textLimits.title) {
    report(file, titleLine, {
      what: `The title has ${title.length} characters, but at most ${textLimits.title} are allowed.`,
      why: 'Tabs and search results cut it there.',
      fix: 'Shorten it, or set a shorter `title` in the front matter and keep the heading.',
    });
  }
}

/** The first `# Heading` is the title where the front matter has none, or the other way around. The lead follows it. */
export const rehypeTitle = () => (tree: Root, file: VFile) => {
  const page = draftOf(file);
  let heading: Element | undefined;
  let siblings: readonly (RootContent | ElementContent)[] = tree.children;
  // In a band or a column, too.
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'h1' || index === undefined || !parent) return CONTINUE;
    heading = node;
    siblings = parent.children;
    return EXIT;
  });
  if (heading) page.meta.title ||= titleOfHeading(heading);
  if (page.isReadable) checkTitle(page, file);
  page.meta.title ||= deriveTitle(page.source.pathname);
  page.meta.description ||= page.meta.title;
  if (!heading) {
    heading = h('h1', page.meta.title);
    tree.children.unshift(heading);
  }
  const lead = siblings
    .slice(siblings.indexOf(heading) + 1)
    .find((node) => node.type === 'component' || toString(node).trim() !== '');
  if (lead?.type === 'element' && lead.tagName === 'p')
    lead.properties['className'] = ['description'];
};
