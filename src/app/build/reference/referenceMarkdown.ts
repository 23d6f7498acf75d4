import type { BlockContent, Code, Html, List, ListItem, RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { markdownTable } from '../../../components/ApiTable/columns';
import type { SchemaProperty, SchemaTypePart } from '../../../components/SchemaTree/SchemaTree';
import { strings } from '../../../domain/strings/strings';
import { code, link, list, paragraph, partsIn, text, type Parts } from '../../../content/nodes';
import type { ImportRow, ReferenceBlock, ReferencePage } from './ReferencePage';

const verbatim = (value: string): Html => ({ type: 'html', value });
const typeText = (parts: readonly SchemaTypePart[]) =>
  code(parts.map((part) => (typeof part === 'string' ? part : part.name)).join(''));

function propertyItem(property: SchemaProperty): ListItem {
  const { name, type, required, description, properties } = property;
  return {
    type: 'listItem',
    spread: false,
    children: partsIn(
      paragraph(
        code(name),
        text(': '),
        typeText(type),
        required && text(` (${strings['api.required']})`),
      ),
      description as BlockContent[],
      properties.length > 0 && propertyList(properties),
    ),
  };
}

const propertyList = (properties: readonly SchemaProperty[]): List => ({
  type: 'list',
  spread: false,
  children: properties.map((property) => propertyItem(property)),
});

const codeNode = (lang: string, value: string): Code => ({ type: 'code', lang, value });

function nodesOf(block: ReferenceBlock): Parts<RootContent> {
  switch (block.kind) {
    case 'heading':
      return { type: 'heading', depth: block.depth, children: [text(block.title)] };
    case 'prose':
      return block.nodes;
    case 'deprecated': {
      const title = text(`${strings['callout.warning']}: ${block.title}`);
      const lead = paragraph({ type: 'strong', children: [title] });
      return { type: 'blockquote', children: [lead, ...(block.nodes as BlockContent[])] };
    }
    case 'code':
      return codeNode(block.language, block.code);
    case 'table':
      return verbatim(markdownTable(block.table.rows));
    case 'schema': {
      const { description, type, properties, example } = block.schema;
      return [
        description,
        properties.length > 0 ? propertyList(properties) : paragraph(typeText(type)),
        example && codeNode('yaml', example.code),
      ];
    }
  }
}

const importNodes = (
  { importLine, size, links }: ImportRow,
  isOld: boolean,
): Parts<RootContent> => [
  { ...codeNode('tsx', importLine), meta: isOld ? 'old' : null },
  size !== undefined && paragraph(text(size)),
  links.length > 0 && list(links.map(({ label, href }) => link(href, text(label)))),
];

/** A reference page as Markdown, from its first heading on. */
export function referenceMarkdown(page: ReferencePage): string {
  const children = partsIn<RootContent>(
    { type: 'heading', depth: 1, children: [text(page.meta.title)] },
    paragraph(page.lead),
    page.importRow &&
      importNodes(
        page.importRow,
        page.blocks.some(({ kind }) => kind === 'deprecated'),
      ),
    page.blocks.map(nodesOf),
  );
  return toMarkdown(
    { type: 'root', children },
    { extensions: [gfmToMarkdown()], bullet: '-', emphasis: '_', listItemIndent: 'one' },
  );
}
