import { visit } from 'unist-util-visit';
import { attributeText } from '../nodes';
import { parseMarkdown } from '../parseMarkdown';
import type { Problem } from '../Problem';
import { readYamlLines } from '../yamlLines';

/** A link of a page. */
export interface WrittenLink {
  /** As written. */
  href: string;
  /** Of the page, as problems name it. */
  file: string;
  /** 1-based. */
  line: number;
}

const schemes = ['https:', 'mailto:', 'mcp:'];

/**
 * All links of a page: Markdown links, HTML links, and `href` of components.
 * @param file of the page; `.md` is read as Markdown, anything else as MDX
 */
function linksIn(file: string, text: string): WrittenLink[] {
  const links: WrittenLink[] = [];
  visit(parseMarkdown(text, file.endsWith('.md') ? 'md' : 'mdx'), (node) => {
    const line = node.position?.start.line ?? 1;
    const add = (href: string) => links.push({ href, file, line });
    if (node.type === 'link' || node.type === 'definition') add(node.url);
    if (node.type === 'html')
      for (const [, href = ''] of node.value.matchAll(/\shref="([^"]*)"/g)) add(href);
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    add(attributeText(node, 'href'));
  });
  return links;
}

/** Links of a page to other sites. */
export const externalLinks = (file: string, text: string): WrittenLink[] =>
  linksIn(file, text).filter(({ href }) => /^\s*([a-z][a-z0-9+.-]*:|\/\/)/i.test(href));

/** Whether a link to another site has the form of a URL, without asking for it. */
export function checkLinkForm({ href, file, line }: WrittenLink): Problem[] {
  const report = (what: string, fix: string): Problem[] => [
    { file, line, what, why: 'Browsers do not open it, or not over an encrypted connection.', fix },
  ];
  if (href !== href.trim() || /\s/.test(href))
    return report(`The link "${href}" contains spaces.`, 'Remove them.');
  if (!URL.canParse(href))
    return report(`The link ${href} is not a valid URL.`, 'Write `https://host/path`.');
  const { protocol, hostname } = new URL(href);
  if (!schemes.includes(protocol))
    return report(`The link ${href} has the scheme ${protocol}`, `Use ${schemes.join(' or ')}`);
  if (protocol === 'https:' && !/^[\w-]+(\.[\w-]+)+$/.test(hostname))
    return report(`The link ${href} has no public host.`, 'Write the whole host name.');
  return [];
}

/**
 * What the pages of this documentation keep beyond what the compiler asks of any folder: each has a description that
 * somebody wrote, and links name pages, not files.
 */
export function checkConventions(file: string, text: string): Problem[] {
  const [yaml] = parseMarkdown(text, 'md').children;
  const hasDescription =
    yaml?.type === 'yaml' && readYamlLines(yaml.value).document.has('description');
  const withoutDescription: Problem = {
    file,
    line: 1,
    what: 'The page has no description.',
    why: 'Search results and link previews would show its first paragraph.',
    fix: 'Add `description: ...` to the front matter.',
  };
  return [
    ...(hasDescription ? [] : [withoutDescription]),
    ...linksIn(file, text)
      .filter(({ href }) => /^(?!\w+:|\/\/).*\.mdx?([?#]|$)/.test(href))
      .map(({ href, line }) => ({
        file,
        line,
        what: `The link ${href} names a file.`,
        why: 'The other pages link to paths.',
        fix: 'Write the path of the page, with a slash at its end.',
      })),
  ];
}
