import type { DemoSourceCode } from '../../../content/compileDemo';
import { partsIn } from '../../../content/nodes';
import type { PageRecord } from '../../../content/PageRecord';
import { isReferencePage, type ReferencePage } from '../reference/ReferencePage';
import { referenceMarkdown } from '../reference/referenceMarkdown';
import type { PageContext } from '../document/PageContext';
import { layouts } from '../../../domain/content/layouts';
import { agentStrings } from '../../../domain/strings/agentStrings';
import { format } from '../../../domain/strings/format';
import { strings } from '../../../domain/strings/strings';
import { markdownLine, markdownTable } from '../../../components/ApiTable/columns';
import { issuesHref } from '../../../reference/definitionHref';
import type { PageApi } from '../reference/pageApi';

/** A fence that the code cannot end. */
function fenced(code: string, language: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${code}\n${fence}`;
}

function demoText(code: readonly DemoSourceCode[]): string {
  const main = code.find(({ variant }) => variant === 'TS');
  return main ? fenced(main.text, main.fileName.split('.').at(-1) ?? '') : '';
}

const quoted = (text: string) => JSON.stringify(text);

const authoredText = ({ markdownVersion = [] }: PageRecord, demos: PageContext['demos']) =>
  markdownVersion
    .map((part) =>
      typeof part === 'string' ? part : demoText(demos[part.demo]?.record.code ?? []),
    )
    .join('')
    .trim();

const links = (api: PageApi) =>
  [
    [strings['import.api'], api.href],
    [strings['import.source'], api.sourceHref],
    [strings['import.issues'], issuesHref(api.name)],
  ]
    .map(([label, href]) => `[${label}](${href})`)
    .join(' | ');

/** The import line below the lead, and the API section at the end. */
function withApi(body: string, api: readonly PageApi[]): string {
  const [first] = api;
  if (!first) return body;
  const row = partsIn(fenced(first.importLine, 'tsx'), first.size, links(first)).join('\n\n');
  const summaries = api.map(({ name, href, summary, rows }) => {
    const table = rows.length > 0 ? `\n\n${markdownTable(rows)}` : '';
    return `[\`${name}\`](${href}): ${markdownLine(summary)}${table}`;
  });
  return [
    // The title, and the paragraph after it.
    body.replace(/^# .*\n\n(?!#)(?:.+\n?)+/, (head) => `${head.trimEnd()}\n\n${row}\n`),
    `## ${strings['api.section']}`,
    ...summaries,
  ].join('\n\n');
}

/** A page as a Markdown file: title and URL, a link to the list of pages, then its text with the code of its demos. */
export function markdownPage(
  record: PageRecord | ReferencePage,
  context: Pick<
    PageContext,
    'api' | 'base' | 'demos' | 'section' | 'settings' | 'status' | 'updated'
  >,
): string {
  const { title, description, pathname, layout } = record.meta;
  const { name, origin = '', version } = context.settings;
  const product = layouts[layout].isArticle ? context.section.product.name : name;
  const head = [
    '---',
    `title: ${quoted(title)}`,
    `description: ${quoted(description)}`,
    `product: ${quoted(product)}`,
    `url: ${origin}${pathname}`,
    ...(version ? [`version: ${version}`] : []),
    ...(context.status
      ? [`status: ${quoted(`${context.status.title}. ${context.status.text}`)}`]
      : []),
    ...(context.updated ? [`updated: ${context.updated}`] : []),
    '---',
    '',
    format(agentStrings['markdown.list'], { href: `${origin}${context.base}llms.txt` }),
  ];
  const body = isReferencePage(record)
    ? referenceMarkdown(record).trim()
    : withApi(authoredText(record, context.demos), context.api ?? []);
  const text = withOrigin(body, origin);
  return `${head.join('\n')}\n\n${/^#\s/.test(text) ? text : `# ${title}\n\n${text}`}\n`;
}

/** A block of code, code in a sentence, or where the address of a link of this site begins. */
const codeOrLink = /^( *)(`{3,}|~{3,})[\s\S]*?^\1\2|(`+)[^`][\s\S]*?\3|\]\((?=\/)/gm;

/** Markdown whose links lead to the same places wherever an agent keeps it. */
const withOrigin = (markdown: string, origin: string): string =>
  markdown.replace(codeOrLink, (part) => (part === '](' ? `](${origin}` : part));

/** File or URL of the Markdown version of a page, next to its HTML. */
export const markdownFile = (htmlFile: string) => htmlFile.replace(/html$/, 'md');
