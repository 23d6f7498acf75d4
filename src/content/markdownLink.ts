import { toMarkdown } from 'mdast-util-to-markdown';

/** A line of a list in Markdown, whose texts may have any character: a link, and what it leads to. */
export const markdownLink = (title: string, url: string, description: string): string =>
  `- ${toMarkdown({
    type: 'paragraph',
    children: [
      { type: 'link', url, children: [{ type: 'text', value: title }] },
      { type: 'text', value: `: ${description.replace(/\s+/g, ' ')}` },
    ],
  }).trim()}`;
