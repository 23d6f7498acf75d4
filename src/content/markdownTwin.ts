import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import type {
  BlockContent,
  Heading,
  Html,
  Link,
  List,
  Nodes,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
} from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { isCalloutKind } from '../domain/content/callouts';
import { strings } from '../domain/strings/strings';
import { literalValue } from './literalValue';

/** A page as Markdown: text, and between it what only the build can fill in. */
export type TwinPart = string | { demo: string } | { table: string };

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

const textNode = (value: string): PhrasingContent => ({ type: 'text', value });
const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });
const strong = (...children: PhrasingContent[]): PhrasingContent => ({ type: 'strong', children });
const isJsx = (node: Nodes): node is Jsx =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
const isBlank = (node: Nodes) => node.type === 'text' && node.value.trim() === '';

/** Whether a paragraph is none: components on one line, which Markdown takes for text. */
const isComponents = (node: Paragraph) =>
  node.children.some(isJsx) &&
  node.children.every(
    (child) => isBlank(child) || (isJsx(child) && /^[A-Z]/.test(child.name ?? '')),
  );

/** Stands for a demo or a table until the text is cut there; no author's comment begins so. */
const placeholder = (kind: 'demo' | 'table', name: string): Html => ({
  type: 'html',
  value: `<!--twin:${kind}:${name}-->`,
});
const placeholders = /<!--twin:(demo|table):(.+?)-->/;

const attribute = (node: Jsx, name: string): string => {
  const found = node.attributes.find(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
  return typeof found?.value === 'string' ? found.value : '';
};

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

/** Inline nodes among blocks, such as the summary of a fold, as paragraphs: one that stands free would glue all blocks together. */
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

class TwinWriter {
  constructor(private readonly resolve: (href: string) => string) {}

  root(page: Root): Root {
    return { type: 'root', children: this.flow(page.children) };
  }

  private flow(nodes: readonly Nodes[]): RootContent[] {
    return paragraphed(nodes.flatMap((node) => this.node(node)) as RootContent[]);
  }

  /** Inline content of components, whether or not the author gave them lines of their own. */
  private inline(nodes: readonly Nodes[]): PhrasingContent[] {
    return nodes.flatMap((node): Nodes[] =>
      node.type === 'paragraph' ? this.inline(node.children) : this.node(node),
    ) as PhrasingContent[];
  }

  private node(node: Nodes): Nodes[] {
    switch (node.type) {
      case 'yaml':
      case 'mdxjsEsm':
        return [];
      case 'mdxFlowExpression':
      case 'mdxTextExpression': {
        const value = literalValue(node.data?.estree);
        return typeof value === 'string' || typeof value === 'number'
          ? [textNode(String(value))]
          : [];
      }
      case 'paragraph':
        return isComponents(node)
          ? this.flow(node.children.filter(isJsx))
          : [paragraph(...this.inline(node.children))];
      case 'containerDirective':
        return [{ type: 'blockquote', children: this.callout(node) }];
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return this.component(node);
      case 'link':
      case 'image':
      case 'definition':
        return [
          {
            ...node,
            url: this.resolve(node.url),
            ...('children' in node ? { children: this.inline(node.children) } : {}),
          } as Nodes,
        ];
      default:
        return [
          'children' in node
            ? ({ ...node, children: node.children.flatMap((child) => this.node(child)) } as Nodes)
            : node,
        ];
    }
  }

  private callout(node: ContainerDirective): BlockContent[] {
    const [label, ...rest] = node.children;
    const hasLabel = label?.type === 'paragraph' && label.data?.directiveLabel === true;
    const kind = textNode(isCalloutKind(node.name) ? strings[`callout.${node.name}`] : node.name);
    return [
      paragraph(
        hasLabel ? strong(kind, textNode(': '), ...this.inline(label.children)) : strong(kind),
      ),
      ...(this.flow(hasLabel ? rest : node.children) as BlockContent[]),
    ];
  }

  private component(node: Jsx): Nodes[] {
    const level = /^h([1-6])$/.exec(node.name ?? '')?.[1];
    if (level)
      return [
        {
          type: 'heading',
          depth: Number(level) as Heading['depth'],
          children: this.inline(node.children),
        },
      ];
    switch (node.name) {
      case 'Demo':
        return [placeholder('demo', attribute(node, 'name'))];
      case 'ApiTable':
        return [placeholder('table', attribute(node, 'of'))];
      case 'Tab':
        return [
          paragraph(strong(textNode(attribute(node, 'label')))),
          ...(node.type === 'mdxJsxFlowElement'
            ? this.flow(node.children)
            : [paragraph(...this.inline(node.children))]),
        ];
      case 'LinkCards':
      case 'LinkButtons':
        return [this.links(node.children)];
      default:
        return node.type === 'mdxJsxFlowElement'
          ? this.flow(node.children)
          : this.inline(node.children);
    }
  }

  private links(nodes: readonly Nodes[]): List {
    const components = nodes
      .flatMap((node): Nodes[] => (node.type === 'paragraph' ? node.children : [node]))
      .filter(isJsx);
    return {
      type: 'list',
      spread: false,
      children: components.map((node) => {
        const title = attribute(node, 'title');
        const text = this.inline(node.children);
        const link: Link = {
          type: 'link',
          url: this.resolve(attribute(node, 'href')),
          children: title === '' ? text : [textNode(title)],
        };
        return {
          type: 'listItem',
          spread: false,
          children: [
            paragraph(
              link,
              ...(title === '' || text.length === 0 ? [] : [textNode(': '), ...text]),
            ),
          ],
        };
      }),
    };
  }
}

/** Cuts Markdown at the places that are filled in later. */
function cut(markdown: string): TwinPart[] {
  const found = placeholders.exec(markdown);
  if (!found) return [markdown];
  const [whole, kind, name = ''] = found;
  const part: TwinPart = kind === 'demo' ? { demo: name } : { table: name };
  return [markdown.slice(0, found.index), part, ...cut(markdown.slice(found.index + whole.length))];
}

/**
 * The page for those who read Markdown rather than HTML: no components, no imports, callouts as quotations.
 * @param page the parsed source; it is not changed
 * @param resolve makes an address of the page one that holds from elsewhere
 */
export function markdownTwin(page: Root, resolve: (href: string) => string): TwinPart[] {
  const twin = new TwinWriter(resolve).root(page);
  return cut(
    toMarkdown(twin, {
      extensions: [gfmToMarkdown()],
      bullet: '-',
      rule: '-',
      emphasis: '_',
      listItemIndent: 'one',
    }),
  );
}
