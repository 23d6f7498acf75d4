import type {
  BlockContent,
  Heading,
  Html,
  List,
  Nodes,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
} from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import type { VFile } from 'vfile';
import { isCalloutKind } from '../../domain/content/callouts';
import { filmFile } from '../../domain/content/pictures';
import { plural } from '../../domain/strings/format';
import { strings } from '../../domain/strings/strings';
import { figureNamed, noFigures, type Figures } from '../figures/readFigures';
import { linkOfFile, resolveLink } from '../links';
import { literalValue } from '../literalValue';
import { attributeText, link, list, paragraph, text, withCode, type Jsx } from '../nodes';
import { draftOf, publishImage } from '../PageFile';
import type { MarkdownPart } from '../PageRecord';
import { splitLabel } from './remarkCallouts';
import { isJsxParagraph } from './remarkComponents';

const strong = (...children: PhrasingContent[]): PhrasingContent => ({ type: 'strong', children });
const isJsx = (node: Nodes): node is Jsx =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
/** Placeholder of a demo, where the text is split later; no author's comment starts like this. */
const placeholder = (name: string): Html => ({
  type: 'html',
  value: `<!--fill-in:demo:${name}-->`,
});
const placeholders = /<!--fill-in:demo:(.+?)-->/;

const isPlainJsx = (node: Nodes) =>
  node.type === 'mdxTextExpression' || (isJsx(node) && !/^[A-Z]/.test(node.name ?? ''));

const inlineTypes = new Set([
  'text',
  'emphasis',
  'strong',
  'delete',
  'inlineCode',
  'link',
  'image',
  'break',
]);

/** Inline nodes among blocks, such as the summary of a fold, as paragraphs: free ones would glue blocks together. */
function paragraphed(nodes: readonly RootContent[]): RootContent[] {
  const blocks: RootContent[] = [];
  let open: Paragraph | undefined;
  for (const node of nodes) {
    if (!inlineTypes.has(node.type)) open = undefined;
    else if (open) open.children.push(node as PhrasingContent);
    else open = paragraph(node as PhrasingContent);
    if (!open) blocks.push(node);
    else if (!blocks.includes(open)) blocks.push(open);
  }
  return blocks;
}

/** What components of the page need besides their props. */
interface Scope {
  /** The URL to write for a link. */
  resolve: (href: string) => string;
  figures: Figures;
}

/** Blocks of a page without components. */
function flow(nodes: readonly Nodes[], scope: Scope): RootContent[] {
  return paragraphed(nodes.flatMap((node) => plain(node, scope)) as RootContent[]);
}

/** Inline content of components, whether or not the author gave them lines of their own. */
function inline(nodes: readonly Nodes[], scope: Scope): PhrasingContent[] {
  return nodes.flatMap((node, index): Nodes[] => {
    if (node.type !== 'paragraph') return plain(node, scope);
    const words = inline(node.children, scope);
    return index > 0 ? [text(' '), ...words] : words;
  }) as PhrasingContent[];
}

/** A node without components. */
function plain(node: Nodes, scope: Scope): Nodes[] {
  switch (node.type) {
    case 'yaml':
    case 'mdxjsEsm':
      return [];
    case 'mdxFlowExpression':
    case 'mdxTextExpression': {
      const value = literalValue(node.value);
      return typeof value === 'string' || typeof value === 'number' ? [text(String(value))] : [];
    }
    case 'paragraph':
      return isJsxParagraph(node) && !node.children.some(isPlainJsx)
        ? flow(node.children.filter(isJsx), scope)
        : [paragraph(...inline(node.children, scope))];
    case 'containerDirective':
      return [{ type: 'blockquote', children: callout(node, scope) }];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return component(node, scope);
    case 'link':
    case 'image':
    case 'definition': {
      const children = 'children' in node ? { children: inline(node.children, scope) } : {};
      return [{ ...node, url: scope.resolve(node.url), ...children } as Nodes];
    }
    default:
      return 'children' in node
        ? [{ ...node, children: node.children.flatMap((child) => plain(child, scope)) } as Nodes]
        : [node];
  }
}

function callout(node: ContainerDirective, scope: Scope): BlockContent[] {
  const { label, children } = splitLabel(node);
  const kind = text(isCalloutKind(node.name) ? strings[`callout.${node.name}`] : node.name);
  const title = label ? [text(': '), ...inline(label.children, scope)] : [];
  return [paragraph(strong(kind, ...title)), ...(flow(children, scope) as BlockContent[])];
}

function component(node: Jsx, scope: Scope): Nodes[] {
  const depth = /^h([1-6])$/.exec(node.name ?? '')?.[1];
  const children =
    node.type === 'mdxJsxFlowElement'
      ? () => flow(node.children, scope)
      : () => inline(node.children, scope);
  if (depth)
    return [
      {
        type: 'heading',
        depth: Number(depth) as Heading['depth'],
        children: inline(node.children, scope),
      },
    ];
  switch (node.name) {
    case 'Demo':
      return [placeholder(attributeText(node, 'name'))];
    case 'Diagram':
      return diagram(attributeText(node, 'name'), scope);
    case 'Picture':
      return picture(attributeText(node, 'name'), scope);
    case 'Film':
      return film(attributeText(node, 'name'), scope);
    case 'Tab':
      return [
        paragraph(strong(text(attributeText(node, 'label')))),
        ...paragraphed(children() as RootContent[]),
      ];
    case 'Scene':
      return [...figure(attributeText(node, 'alt')), ...paragraphed(children() as RootContent[])];
    case 'LinkCards':
    case 'LinkButtons':
      return [linkList(node.children, scope)];
    default:
      return children();
  }
}

/** What a diagram or a picture shows, and its remarks. */
function figure(label = '', legend: readonly string[] = []): BlockContent[] {
  return [
    paragraph({ type: 'emphasis', children: [text(label)] }),
    ...(legend.length > 0 ? [list(legend.map(withCode), { ordered: true })] : []),
  ];
}

function diagram(name: string, { figures }: Scope): BlockContent[] {
  const found = figureNamed(figures.Diagram, name);
  return figure(found?.label, found?.legend);
}

function picture(name: string, { figures }: Scope): BlockContent[] {
  const found = figureNamed(figures.Picture, name);
  return figure(
    found?.alt,
    found?.legend.map((remark) => remark.text),
  );
}

/** A link to the film, and what happens in it. */
function film(name: string, scope: Scope): BlockContent[] {
  const found = figureNamed(scope.figures.Film, name);
  if (!found) return [];
  const href = scope.resolve(`/${filmFile(name, 'light')}`);
  const length = plural(strings['film.length'], found.seconds);
  return [paragraph(link(href, text(found.title)), text(` (${length}): ${found.description}`))];
}

function linkList(nodes: readonly Nodes[], scope: Scope): List {
  const links = nodes
    .flatMap((node): Nodes[] => (node.type === 'paragraph' ? node.children : [node]))
    .filter(isJsx);
  return list(
    links.map((node) => {
      const title = attributeText(node, 'title');
      const summary = inline(node.children, scope);
      const href = scope.resolve(attributeText(node, 'href'));
      if (title === '') return [link(href, ...summary)];
      return [link(href, text(title)), ...(summary.length > 0 ? [text(': '), ...summary] : [])];
    }),
  );
}

/** Cuts Markdown at the places that are filled in later. */
function cut(markdown: string): MarkdownPart[] {
  const found = placeholders.exec(markdown);
  if (!found) return [markdown];
  const [whole, demo = ''] = found;
  return [
    markdown.slice(0, found.index),
    { demo },
    ...cut(markdown.slice(found.index + whole.length)),
  ];
}

const markdown = unified()
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', rule: '-', emphasis: '_', listItemIndent: 'one' })
  .freeze();

/** Keeps the page as Markdown without components: callouts as quotations, tabs one after the other, links as lists. */
export const remarkMarkdownVersion = () => (tree: Root, file: VFile) => {
  const page = draftOf(file);
  const { source } = page;
  const { pathname, base, figures = noFigures } = source;
  const resolve = (href: string) =>
    publishImage(file, href)?.address ?? resolveLink(linkOfFile(href, source), pathname, base).href;
  const version: Root = { type: 'root', children: flow(tree.children, { resolve, figures }) };
  page.markdownVersion = cut(markdown.stringify(version));
};
