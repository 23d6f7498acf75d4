import type { BlockContent, Html, List, ListItem, RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { markdownTable } from '../../components/ApiTable/columns';
import type { SchemaProperty, TypePart } from '../../components/SchemaTree/SchemaTree';
import { strings } from '../../domain/strings/strings';
import { code, link, list, paragraph, text, type Inline } from '../../content/nodes';
import type { ReferenceBlock, ReferencePage } from './ReferencePage';

const verbatim = (value: string): Html => ({ type: 'html', value });
const typeText = (parts: readonly TypePart[]) =>
  code(parts.map((part) => (typeof part === 'string' ? part : part.name)).join(''));

function propertyItem(property: SchemaProperty): ListItem {
  const { name, type, required, description, properties } = property;
  const line: Inline = [code(name), text(': '), typeText(type)];
  if (required) line.push(text(` (${strings['api.required']})`));
  return {
    type: 'listItem',
    spread: false,
    children: [
      paragraph(...line),
      ...(description as BlockContent[]),
      ...(properties.length > 0 ? [propertyList(properties)] : []),
    ],
  };
}

const propertyList = (properties: readonly SchemaProperty[]): List => ({
  type: 'list',
  spread: false,
  children: properties.map((property) => propertyItem(property)),
});

function nodesOf(block: ReferenceBlock, version: string): RootContent[] {
  switch (block.kind) {
    case 'heading':
      return [{ type: 'heading', depth: block.depth, children: [text(block.title)] }];
    case 'prose':
      return block.nodes;
    case 'deprecated': {
      const title = text(`${strings['callout.warning']}: ${block.title}`);
      return [
        {
          type: 'blockquote',
          children: [
            paragraph({ type: 'strong', children: [title] }),
            ...(block.nodes as BlockContent[]),
          ],
        },
      ];
    }
    case 'code':
      return [{ type: 'code', lang: block.language, value: block.code }];
    case 'filter':
      return [];
    case 'table':
      return [
        ...(block.summary ? [paragraph(text(block.summary))] : []),
        verbatim(markdownTable(block.table.rows, version)),
      ];
    case 'schema': {
      const { description, type, properties, example } = block.schema;
      return [
        ...description,
        properties.length > 0 ? propertyList(properties) : paragraph(typeText(type)),
        ...(example ? [{ type: 'code' as const, lang: 'yaml', value: example.code }] : []),
      ];
    }
  }
}

const importNodes = ({ importLine, links }: NonNullable<ReferencePage['importRow']>) => [
  { type: 'code' as const, lang: 'tsx', value: importLine },
  ...(links.length > 0 ? [list(links.map(({ label, href }) => [link(href, text(label))]))] : []),
];

/**
 * A reference page as Markdown, from its first heading on.
 * @param version the documented one
 */
export function referenceMarkdown(page: ReferencePage, version: string): string {
  const children: RootContent[] = [
    { type: 'heading', depth: 1, children: [text(page.heading)] },
    paragraph(...page.lead),
    ...(page.importRow ? importNodes(page.importRow) : []),
    ...page.blocks.flatMap((block) => nodesOf(block, version)),
  ];
  return toMarkdown(
    { type: 'root', children },
    { extensions: [gfmToMarkdown()], bullet: '-', emphasis: '_', listItemIndent: 'one' },
  );
}
