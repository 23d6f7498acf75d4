import type { Nodes, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { apiRowId } from '../../../components/ApiTable/ApiRow';
import type { ApiTableProps } from '../../../components/ApiTable/ApiTable';
import type { SchemaProperty } from '../../../components/SchemaTree/SchemaTree';
import { resolveLink, pathnameOf } from '../../../content/links';
import { partsIn, wordsOf, type Parts } from '../../../content/nodes';
import type { Heading, InternalLink } from '../../../content/PageRecord';
import { nameInCode } from '../../../content/plugins/rehypeNameLinks';
import { cutDescription } from '../../../content/plugins/remarkFrontMatter';
import { codeId, lineIds, linkedFromLines } from '../../../domain/code/codeAnchors';
import type { ReferenceContext } from './ReferenceContext';
import { prose, type ImportRow, type ReferenceBlock, type ReferencePage } from './ReferencePage';

interface Written {
  /** Below the base: `core/api/account`. */
  page: string;
  title: string;
  /** Cut to what fits a search result; without it, the words of `intro`. */
  description?: string;
  /** The first of them is the lead. */
  intro: RootContent[];
  importRow?: ImportRow;
  blocks: Parts<ReferenceBlock>;
}

/** A page with its names linked, its code addressed, and the facts that the rest of the site needs of it. */
export function createReferencePage(context: ReferenceContext, written: Written): ReferencePage {
  const { page, title, importRow } = written;
  const { base } = context.site;
  const file = `${page}.mdx`;
  const pathname = pathnameOf(file, base);
  const linked = (nodes: readonly RootContent[]) =>
    nodes.map((node) => linkNames(node, context.homesFrom(pathname)));
  const [lead, ...rest] = linked(written.intro);
  if (lead?.type !== 'paragraph') throw new Error(`${page} does not begin with a paragraph.`);
  const blocks = withCodeIds([
    ...(rest.length > 0 ? [prose(rest)] : []),
    ...partsIn(written.blocks).map((block) => {
      if (block.kind === 'table') return withUses(block, pathname, context);
      return 'nodes' in block ? { ...block, nodes: linked(block.nodes) } : block;
    }),
  ]);
  const anchors = partsIn(importRow?.id, importRow?.linksId, blocks.map(anchorsOf));
  const twice = anchors.find((anchor, index) => anchors.indexOf(anchor) !== index);
  if (twice)
    throw new Error(
      `${page} has the anchor #${twice} twice, so a link could reach only one of them. Rename one of the two in src/app/build/reference.`,
    );
  const links = [
    ...hrefsOf([...lead.children, ...blocks.flatMap(linkedNodes)]),
    ...(importRow?.links ?? []).map(({ href }) => href),
    ...blocks.flatMap(dataHrefs),
  ];
  return {
    meta: {
      file,
      pathname,
      title,
      description: cutDescription(written.description ?? wordsOf(written.intro)),
      layout: 'doc',
      ad: true,
      headings: blocks.flatMap(headingsOf),
      anchors,
      links: links.flatMap((href) => internalLink(href, pathname, base)),
      demos: [],
    },
    lead: lead.children,
    importRow,
    blocks,
  };
}

/** Makes links of the names that a paragraph has in code, each once. */
function linkNames<T extends Nodes>(node: T, homeOf: (name: string) => string | undefined): T {
  if (!('children' in node) || node.type === 'link') return node;
  const linked = new Set<string>();
  const children = node.children.map((child: Nodes): Nodes => {
    if (child.type !== 'inlineCode') return linkNames(child, homeOf);
    const match = nameInCode.exec(child.value);
    const name = match?.[1] ?? match?.[2] ?? '';
    const url = homeOf(name);
    if (url === undefined || linked.has(name)) return child;
    linked.add(name);
    return { type: 'link', url, children: [child] };
  });
  return { ...node, children };
}

/** Adds to each row where code uses what it documents. */
function withUses(
  block: ReferenceBlock & { kind: 'table' },
  pathname: string,
  { uses }: ReferenceContext,
): ReferenceBlock {
  const { id, rows } = block.table;
  const usesOf = (name: string) => uses.get(`${pathname}#${apiRowId(id, name)}`) ?? [];
  const used = rows.map((row) => ({
    ...row,
    uses: usesOf(row.name).map(({ title, href, line }) => ({ title, href, line })),
  }));
  return { ...block, table: { ...block.table, rows: used } };
}

const lineCount = (code: string) => code.split('\n').length;

/** Gives long code an id that is as stable as the heading above it. */
function withCodeIds(blocks: readonly ReferenceBlock[]): ReferenceBlock[] {
  let section = 'top';
  let count = 0;
  return blocks.map((block) => {
    if (block.kind === 'heading') {
      section = block.id;
      count = 0;
    }
    if (block.kind !== 'code') return block;
    count += 1;
    if (lineCount(block.code) < linkedFromLines) return block;
    return { ...block, id: codeId(section, count) };
  });
}

const rowHeadings = ({ id, rows }: ApiTableProps) =>
  rows.map(({ name }) => ({ id: apiRowId(id, name), title: name }));

/** What the table of contents shows of a block. */
function headingsOf(block: ReferenceBlock): Heading[] {
  if (block.kind === 'heading') return [{ id: block.id, title: block.title, depth: block.depth }];
  if (block.kind !== 'table' || !block.isListed) return [];
  return rowHeadings(block.table).map((row) => ({ ...row, depth: 3 }));
}

function anchorsOf(block: ReferenceBlock): string[] {
  switch (block.kind) {
    case 'heading':
      return [block.id];
    case 'prose':
      return block.nodes
        .flatMap((node) => (node.type === 'list' ? node.children : []))
        .flatMap(({ data }) => (data?.hProperties?.['id'] as string) ?? []);
    case 'table':
      return rowHeadings(block.table).map(({ id }) => id);
    case 'schema':
      return allProperties(block.schema.properties).map(({ id }) => id);
    case 'code':
      return block.id === undefined ? [] : [block.id, ...lineIds(block.id, lineCount(block.code))];
    default:
      return [];
  }
}

const allProperties = (properties: readonly SchemaProperty[]): SchemaProperty[] =>
  properties.flatMap((property) => [property, ...allProperties(property.properties)]);

/** The nodes of a block that may hold links. */
function linkedNodes(block: ReferenceBlock): Nodes[] {
  if ('nodes' in block) return block.nodes;
  if (block.kind !== 'table') return [];
  return block.table.rows.flatMap(({ deprecated = [], description }) => [
    ...deprecated,
    ...description,
  ]);
}

function hrefsOf(nodes: readonly Nodes[]): string[] {
  const found: string[] = [];
  for (const node of nodes) visit(node, 'link', ({ url }) => void found.push(url));
  return found;
}

/** The URLs that a block has as data. The anchors of demos and of other pages' lines are not checked. */
function dataHrefs(block: ReferenceBlock): string[] {
  if (block.kind === 'table')
    return block.table.rows.flatMap(({ typeLinks = {}, past = [], uses = [] }) => [
      ...Object.values(typeLinks),
      ...past.map(({ href }) => href),
      ...uses.map(({ href }) => href.replace(/#.*/, '')),
    ]);
  if (block.kind !== 'schema') return [];
  const { type, properties } = block.schema;
  return [{ type }, ...allProperties(properties)]
    .flatMap((one) => one.type)
    .flatMap((part) => (typeof part === 'string' ? [] : [part.href]));
}

function internalLink(href: string, from: string, base: string): InternalLink[] {
  const resolved = resolveLink(href, from, base);
  return resolved.kind === 'page' ? [{ ...resolved.link, line: 1 }] : [];
}
