import type { Root } from 'mdast';
import rehypeAutolinkHeadings from 'rehype-autolink-headings';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { format, escapeText } from '../domain/strings/format';
import { strings } from '../domain/strings/strings';
import { htmlBlock, toBlocks } from './blocks';
import { remarkHiddenLines } from './code-check/readFences';
import { componentHandler } from './ComponentNode';
import { createDraft, problemsOf, report, type PageDraft, type PageSource } from './PageFile';
import { apiSectionId, type PageRecord } from './PageRecord';
import { parseMarkdown } from './parseMarkdown';
import {
  rehypeBreaks,
  rehypeElements,
  rehypeRawHtml,
  rehypeSteps,
  rehypeCodeAnchors,
} from './plugins/rehypeElements';
import { headingLinks, rehypeHeadings, rehypeSections } from './plugins/rehypeHeadings';
import { rehypeNameLinks } from './plugins/rehypeNameLinks';
import { rehypeTables } from './plugins/rehypeTables';
import { rehypeTitle, remarkTitle } from './plugins/rehypeTitle';
import { remarkAlerts, remarkCallouts } from './plugins/remarkCallouts';
import { remarkCodeBlocks } from './plugins/remarkCodeBlocks';
import { remarkComponents, remarkUnwrapJsxParagraphs } from './plugins/remarkComponents';
import { remarkFrontMatter } from './plugins/remarkFrontMatter';
import { remarkLosses } from './plugins/remarkLosses';
import { remarkMarkdownVersion } from './plugins/remarkMarkdownVersion';
import { remarkPackageManagers } from './plugins/remarkPackageManagers';
import { remarkConformance } from './plugins/remarkConformance';
import { remarkServer, remarkStatus } from './plugins/remarkFacts';
import type { Problem } from './Problem';

export interface CompiledPage {
  /** Complete even when there are problems, so that the checks between pages can run. */
  record: PageRecord;
  problems: Problem[];
}

const hastOptions = {
  clobberPrefix: '',
  get footnoteLabel() {
    return strings['prose.footnotes'];
  },
  footnoteBackLabel: (reference: number, again: number) =>
    format(strings['prose.backTo'], { number: `${reference + 1}${again > 1 ? `-${again}` : ''}` }),
  allowDangerousHtml: true,
  handlers: { component: componentHandler },
};

const compiler = unified()
  .use(remarkLosses)
  .use(remarkHiddenLines)
  .use(remarkFrontMatter)
  .use(remarkTitle)
  .use(remarkStatus)
  .use(remarkConformance)
  .use(remarkAlerts)
  .use(remarkPackageManagers)
  .use(remarkServer)
  .use(remarkMarkdownVersion)
  .use(remarkUnwrapJsxParagraphs)
  .use(remarkComponents)
  .use(remarkCallouts)
  .use(remarkCodeBlocks)
  .use(remarkRehype, hastOptions)
  .use(rehypeRawHtml)
  .use(rehypeNameLinks)
  .use(rehypeTitle)
  .use(rehypeHeadings)
  .use(rehypeSections)
  .use(rehypeSteps)
  .use(rehypeElements)
  .use(rehypeBreaks)
  .use(rehypeTables)
  .use(rehypeAutolinkHeadings, headingLinks)
  .use(rehypeCodeAnchors)
  .freeze();

/** Parses a page; of one that cannot be parsed, the front matter. */
function parse(file: VFile): Root {
  try {
    return parseMarkdown(String(file), file.path.endsWith('.mdx') ? 'mdx' : 'md');
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    report(file, error.line ?? 1, {
      what: `MDX syntax error: ${error.reason}.`,
      why: 'The compiler cannot read the rest of the page.',
      fix:
        error.note ??
        'Close the tag or brace, or write `\\<` and `\\{` for the characters themselves.',
    });
    const yaml = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(String(file))?.[0] ?? '';
    return parseMarkdown(yaml, 'md');
  }
}

/** Lists the section that the site adds at the end of a page about components. */
function addApiSection({ meta }: PageDraft, file: VFile): void {
  if (meta.anchors.includes(apiSectionId))
    report(file, 1, {
      what: `A heading of the page has the anchor #${apiSectionId}.`,
      why: 'The section that `components` adds to the page uses it too.',
      fix: 'Rename the heading.',
    });
  meta.headings.push({ id: apiSectionId, title: strings['api.section'], depth: 2 });
  meta.anchors.push(apiSectionId);
}

/** Compiles one page. Reads nothing but its arguments, so its result can be cached by the hash of the text. */
export async function compilePage(source: PageSource): Promise<CompiledPage> {
  const page = createDraft(source);
  const file = new VFile({ path: source.displayFile, value: source.text, data: { page } });
  const parsed = parse(file);
  page.isReadable = file.messages.length === 0;
  if (!page.isReadable) page.meta.isUnreadable = true;
  const tree = await compiler.run(parsed, file);
  // Text beside HTML, as after a comment on its line, is in no paragraph.
  const blocks = toBlocks(tree.children).map((block) =>
    typeof block === 'string' ? htmlBlock('p', escapeText(block.trim())) : block,
  );
  const { meta, markdownVersion, sections } = page;
  if (meta.components) addApiSection(page, file);
  return { record: { meta, blocks, markdownVersion, sections }, problems: problemsOf(file) };
}
