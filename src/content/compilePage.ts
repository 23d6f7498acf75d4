import type { Element, ElementContent, Root as HtmlRoot } from 'hast';
import { raw } from 'hast-util-raw';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import type { Code, Paragraph, Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type {
  MdxFlowExpression,
  MdxJsxFlowElement,
  MdxJsxTextElement,
  MdxTextExpression,
  MdxjsEsm,
} from 'mdast-util-mdx';
import { toHast, type Handler } from 'mdast-util-to-hast';
import type { Node } from 'unist';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import { VFileMessage } from 'vfile-message';
import GithubSlugger from 'github-slugger';
import { calloutKinds, isCalloutKind } from '../domain/content/callouts';
import { format } from '../domain/strings/format';
import { strings } from '../domain/strings/strings';
import type { ComponentNode } from './ComponentNode';
import { readFenceMeta } from './fenceMeta';
import { readFrontMatter, textLimits } from './frontMatter';
import { highlight } from './highlight';
import { literalValue } from './literalValue';
import { resolveLink } from './links';
import { markdownTwin } from './markdownTwin';
import type { DocumentedNames } from './names/DocumentedNames';
import { NameLinker } from './names/NameLinker';
import type { Block, Heading, InternalLink, Json, NamedUse, PageRecord } from './PageRecord';
import { parseMarkdown } from './parseMarkdown';
import type { Problem } from './Problem';
import { registeredComponent, registeredComponents, type ComponentName } from './registry';
import { toBlocks } from './toBlocks';

export interface PageSource {
  /** Relative to the content folder. */
  file: string;
  /** As problems name it. */
  displayFile: string;
  text: string;
  /** Canonical address with the base. */
  pathname: string;
  base: string;
  /** On a site with a reference: what pages may name, and where it is documented. */
  names?: DocumentedNames | undefined;
}

export interface CompiledPage {
  /** Complete even when there are problems, so that the checks between pages can run. */
  record: PageRecord;
  problems: Problem[];
}

interface Positioned {
  position?: { start: { line: number } } | undefined;
}

/** From this length on each line of code has an address; one can point at a line of less in words. */
const addressedFromLines = 10;

const lineOf = (node: Positioned) => node.position?.start.line ?? 1;

/** Compiles one page. Reads nothing but its arguments, so its result can be cached by the hash of the text. */
export async function compilePage(source: PageSource): Promise<CompiledPage> {
  const page = new PageCompiler(source);
  return { record: await page.compile(), problems: page.problems };
}

class PageCompiler {
  readonly problems: Problem[] = [];
  private readonly headings: Heading[] = [];
  private readonly anchors: string[] = [];
  private readonly links: InternalLink[] = [];
  private readonly demos: NamedUse[] = [];
  private readonly references: NamedUse[] = [];
  private readonly highlighted = new Map<Code, string>();
  private readonly source: PageSource;
  private isParsed = true;
  private names: NameLinker | undefined;

  constructor(source: PageSource) {
    this.source = source;
  }

  private report(line: number, text: Pick<Problem, 'what' | 'why' | 'fix'>) {
    this.problems.push({ file: this.source.displayFile, line, ...text });
  }

  async compile(): Promise<PageRecord> {
    const markdown = this.parse();
    const [first] = markdown.children;
    const frontMatter = readFrontMatter(
      first?.type === 'yaml' ? first.value : undefined,
      first?.type === 'yaml' ? lineOf(first) + 1 : 1,
      (line, text) => this.report(line, text),
    );
    const twin = markdownTwin(
      markdown,
      (href) => resolveLink(href, this.source.pathname, this.source.base).href,
    );
    this.unravel(markdown);
    await this.highlightFences(markdown);
    const tree = this.toHtmlTree(markdown);
    this.names?.linkSpans(tree);
    const heading = this.readHeading(tree, frontMatter.title);
    const title = frontMatter.title ?? heading;
    if (frontMatter.isReadable && this.isParsed) this.checkTitle(title, frontMatter.titleLine);
    this.decorate(tree);
    this.addressLines(tree);
    const blocks = toBlocks(tree.children).filter(
      (block): block is Block => typeof block !== 'string',
    );
    const { file, pathname } = this.source;
    const { description, layout, ad } = frontMatter;
    const { headings, anchors, links, demos, references } = this;
    return {
      meta: {
        file,
        pathname,
        title,
        description,
        layout,
        ad,
        headings,
        anchors,
        links,
        demos,
        references,
      },
      blocks,
      twin,
    };
  }

  private parse(): Root {
    const syntax = this.source.file.endsWith('.mdx') ? 'mdx' : 'md';
    try {
      return parseMarkdown(this.source.text, syntax);
    } catch (error) {
      if (!(error instanceof VFileMessage)) throw error;
      this.isParsed = false;
      this.report(error.line ?? 1, {
        what: `MDX syntax error: ${error.reason}.`,
        why: 'The page cannot be read past this place.',
        fix: 'Close the tag or brace, or write `\\<` and `\\{` for the characters themselves.',
      });
      const yaml = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(this.source.text)?.[0] ?? '';
      return parseMarkdown(yaml, 'md');
    }
  }

  private checkTitle(title: string, line: number) {
    if (title === '') {
      this.report(line, {
        what: 'The page has no title.',
        why: 'Tabs, search results and previous/next links show it.',
        fix: `Add \`title: ...\` to the front matter or a \`# Heading\`, ${textLimits.title} characters at most.`,
      });
    } else if (title.length > textLimits.title) {
      this.report(line, {
        what: `The title has ${title.length} characters, ${textLimits.title} at most are allowed.`,
        why: 'Tabs and search results cut it there.',
        fix: 'Shorten it, or set a shorter `title` in the front matter and keep the heading.',
      });
    }
  }

  /** A paragraph that holds nothing but components is no paragraph: its components stand on their own. */
  private unravel(markdown: Root) {
    visit(markdown, 'paragraph', (node: Paragraph, index, parent) => {
      const isBlank = (child: Paragraph['children'][number]) =>
        child.type === 'text' && child.value.trim() === '';
      const isJsx = (child: Paragraph['children'][number]) =>
        child.type === 'mdxJsxTextElement' || child.type === 'mdxTextExpression';
      if (
        !parent ||
        index === undefined ||
        !node.children.some(isJsx) ||
        !node.children.every((child) => isBlank(child) || isJsx(child))
      )
        return;
      const children = node.children.filter(isJsx) as unknown as RootContent[];
      (parent.children as RootContent[]).splice(index, 1, ...children);
      return [SKIP, index + children.length];
    });
  }

  private async highlightFences(markdown: Root) {
    const fences: Code[] = [];
    visit(markdown, 'code', (node) => void fences.push(node));
    if (this.source.names)
      this.names = new NameLinker(this.source.names, this.source, fences, (line, text) =>
        this.report(line, text),
      );
    for (const fence of fences) {
      this.highlighted.set(
        fence,
        await highlight(fence.value, fence.lang ?? 'text', readFenceMeta(fence.meta ?? '').marks),
      );
    }
  }

  private toHtmlTree(markdown: Root): HtmlRoot {
    const jsx: Handler = (state, node: MdxJsxFlowElement | MdxJsxTextElement) =>
      this.jsxToHtml(node, state.all(node as never) as ElementContent[]);
    const expression: Handler = (_state, node: MdxFlowExpression | MdxTextExpression) =>
      this.expressionToHtml(node);
    const tree = toHast(markdown, {
      allowDangerousHtml: true,
      clobberPrefix: '',
      footnoteLabel: strings['prose.footnotes'],
      footnoteBackLabel: (reference, again) =>
        format(strings['prose.backTo'], {
          number: `${reference + 1}${again > 1 ? `-${again}` : ''}`,
        }),
      handlers: {
        code: (_state, node: Code): ElementContent => this.codeToHtml(node),
        containerDirective: (state, node: ContainerDirective) =>
          this.directiveToHtml(
            node,
            (children) => state.all({ ...node, children } as never) as ElementContent[],
          ),
        mdxJsxFlowElement: jsx,
        mdxJsxTextElement: jsx,
        mdxFlowExpression: expression,
        mdxTextExpression: expression,
        mdxjsEsm: (_state, node: MdxjsEsm) => {
          this.report(lineOf(node), {
            what: 'The page has an import or export.',
            why: 'Pages are data: each compiles alone, and components are known by name.',
            fix: `Take the line out; available without import: ${Object.keys(registeredComponents).join(', ')}.`,
          });
          return undefined;
        },
      },
    }) as HtmlRoot;
    let hasRaw = false;
    visit(tree, 'raw', () => {
      hasRaw = true;
      return EXIT;
    });
    return hasRaw ? (raw(tree, { passThrough: ['component'] }) as HtmlRoot) : tree;
  }

  private codeToHtml(node: Code): ComponentNode {
    const { title, id } = readFenceMeta(node.meta ?? '');
    this.names?.checkFence(node);
    const highlighted = this.highlighted.get(node) ?? '';
    const html =
      this.names?.linkImports(highlighted, node.value, (home) =>
        this.resolve(home, lineOf(node)),
      ) ?? highlighted;
    return {
      type: 'component',
      name: 'CodeBlock',
      props: {
        language: node.lang ?? 'text',
        html,
        ...(title ? { title } : {}),
        ...(id === undefined ? {} : { id }),
      },
      children: [],
      position: node.position,
    };
  }

  private directiveToHtml(
    node: ContainerDirective,
    all: (children: ContainerDirective['children']) => ElementContent[],
  ): ElementContent[] {
    const [label, ...rest] = node.children;
    const hasLabel = label?.type === 'paragraph' && label.data?.directiveLabel === true;
    const children = all(hasLabel ? rest : node.children);
    if (!isCalloutKind(node.name)) {
      this.report(lineOf(node), {
        what: `Unknown block \`:::${node.name}\`.`,
        why: 'It would show as plain text without its frame.',
        fix: `Use one of ${calloutKinds.map((kind) => `:::${kind}`).join(', ')}.`,
      });
      return children;
    }
    const title = hasLabel ? textOf({ type: 'root', children: all([label]) }) : undefined;
    return [
      {
        type: 'component',
        name: 'Callout',
        props: { kind: node.name, ...(title ? { title } : {}) },
        children,
        position: node.position,
      },
    ];
  }

  private expressionToHtml(
    node: MdxFlowExpression | MdxTextExpression,
  ): ElementContent | undefined {
    if (/^\s*(\/\*[\s\S]*\*\/\s*)?$/.test(node.value)) return undefined;
    const value = literalValue(node.data?.estree);
    if (typeof value === 'string' || typeof value === 'number')
      return { type: 'text', value: String(value) };
    this.report(lineOf(node), {
      what: `The expression \`{${node.value}}\` is not a literal.`,
      why: 'Pages are data, nothing in them is executed.',
      fix: 'Write the text itself, or `\\{` for a brace.',
    });
    return undefined;
  }

  private attributesOf(node: MdxJsxFlowElement | MdxJsxTextElement): Record<string, Json> {
    const props: Record<string, Json> = {};
    for (const attribute of node.attributes) {
      const value =
        attribute.type === 'mdxJsxExpressionAttribute'
          ? undefined
          : attribute.value === null || attribute.value === undefined
            ? true
            : typeof attribute.value === 'string'
              ? attribute.value
              : literalValue(attribute.value.data?.estree);
      if (value === undefined || attribute.type === 'mdxJsxExpressionAttribute') {
        this.report(lineOf(node), {
          what: `An attribute of <${node.name}> is not a literal.`,
          why: 'Pages are data, nothing in them is executed.',
          fix: 'Give a text in quotes, or a number, true or false in braces.',
        });
      } else props[attribute.name] = value;
    }
    return props;
  }

  private jsxToHtml(
    node: MdxJsxFlowElement | MdxJsxTextElement,
    children: ElementContent[],
  ): ElementContent | ElementContent[] {
    const name = node.name;
    if (!name) return children;
    const props = this.attributesOf(node);
    if (/^[a-z]/.test(name))
      return { ...h(name, props as never, children), position: node.position } as Element;
    const component = registeredComponent(name);
    if (!component) {
      this.report(lineOf(node), {
        what: `Unknown component <${name}>.`,
        why: 'Only registered components can be drawn.',
        fix: `Use one of ${Object.keys(registeredComponents).join(', ')}, or register it in src/content/registry.ts.`,
      });
      return children;
    }
    for (const [prop, { type, required }] of Object.entries(component.props)) {
      if (required && props[prop] === undefined) {
        this.report(lineOf(node), {
          what: `<${name}> has no \`${prop}\`.`,
          why: 'It cannot be drawn without it.',
          fix: `Add \`${prop}=${type === 'string' ? '"..."' : '{...}'}\`.`,
        });
      } else if (props[prop] !== undefined && typeof props[prop] !== type) {
        this.report(lineOf(node), {
          what: `\`${prop}\` of <${name}> is not a ${type}.`,
          why: 'It would be ignored.',
          fix: `Write \`${prop}=${type === 'string' ? '"..."' : '{...}'}\`.`,
        });
      }
    }
    for (const prop of Object.keys(props)) {
      if (!Object.hasOwn(component.props, prop)) {
        this.report(lineOf(node), {
          what: `<${name}> has no property \`${prop}\`.`,
          why: 'It would be ignored.',
          fix: `Known: ${Object.keys(component.props).join(', ') || 'none'}.`,
        });
      }
    }
    if (name === 'Demo' && typeof props['name'] === 'string')
      this.demos.push({ name: props['name'], line: lineOf(node) });
    if (name === 'ApiTable' && typeof props['of'] === 'string')
      this.references.push({ name: props['of'], line: lineOf(node) });
    if (typeof props['href'] === 'string')
      props['href'] = this.resolve(props['href'], lineOf(node));
    return {
      type: 'component',
      name: name as ComponentName,
      props,
      children,
      position: node.position,
    };
  }

  private resolve(href: string, line: number): string {
    const resolved = resolveLink(href, this.source.pathname, this.source.base);
    if (resolved.kind !== 'page') return resolved.href;
    this.links.push({ ...resolved.link, line });
    if (resolved.canonical !== null) {
      this.report(line, {
        what: `The link ${href} is not in canonical form.`,
        why: 'It would cost readers a redirect and search engines a second address.',
        fix: `Write ${resolved.canonical}`,
      });
    }
    return resolved.href;
  }

  /** Text of the first `# Heading`; where there is none, the title becomes it. The paragraph after it is the lead. */
  private readHeading(tree: HtmlRoot, title: string | undefined): string {
    const elements = tree.children.filter((node): node is Element => node.type === 'element');
    let heading = elements.find((node) => node.tagName === 'h1');
    if (!heading && title) {
      heading = h('h1', title);
      tree.children.unshift(heading);
    }
    if (!heading) return '';
    const lead = tree.children
      .slice(tree.children.indexOf(heading) + 1)
      .find((node) => node.type !== 'text');
    if (lead?.type === 'element' && lead.tagName === 'p')
      lead.properties['className'] = ['description'];
    return textOf(heading);
  }

  /** Ids and anchor links of headings, resolved links, tables that scroll, names for check boxes. */
  private decorate(tree: HtmlRoot) {
    const slugger = new GithubSlugger();
    const tables: { table: Element; parent: { children: unknown[] }; label: string }[] = [];
    visit(
      tree as Node,
      'element',
      (node: Element, _index: number | undefined, parent: { children: unknown[] } | undefined) => {
        const { tagName, properties } = node;
        if (tagName === 'a' && typeof properties['href'] === 'string')
          properties['href'] = this.resolve(properties['href'], lineOf(node));
        if (tagName === 'input' && properties['type'] === 'checkbox')
          properties['ariaLabel'] ??=
            strings[properties['checked'] ? 'prose.done' : 'prose.notDone'];
        if (tagName === 'table' && parent)
          tables.push({ table: node, parent, label: this.nameOfTable() });
        if (/^h[1-6]$/.test(tagName)) {
          this.decorateHeading(node, slugger);
          if (properties['id']) this.anchors.push(String(properties['id']));
          return SKIP;
        }
        if (properties['id']) this.anchors.push(String(properties['id']));
        return undefined;
      },
    );
    for (const { table, parent, label } of tables) {
      parent.children[parent.children.indexOf(table)] = h(
        'div',
        { className: ['table-scroll'], role: 'group', ariaLabel: label, tabIndex: 0 },
        [table],
      );
    }
  }

  /** By the heading above. */
  private nameOfTable(): string {
    const heading = this.headings.at(-1)?.title;
    return heading ? format(strings['prose.tableOf'], { heading }) : strings['prose.table'];
  }

  /**
   * Gives code an id, so that its lines have addresses: the one in its fence or, from `addressedFromLines` on, one that
   * is as stable as the heading above it.
   */
  private addressLines(tree: HtmlRoot) {
    let section = 'top';
    let count = 0;
    visit(tree as Node, (node: Node) => {
      if (node.type === 'element' && /^h[2-6]$/.test((node as Element).tagName)) {
        section = String((node as Element).properties['id']);
        count = 0;
      }
      if (node.type !== 'component' || (node as unknown as ComponentNode).name !== 'CodeBlock')
        return;
      const { props, position } = node as unknown as ComponentNode;
      const lines = String(props['html']).split('\n').length;
      count += 1;
      if (props['id'] === undefined && lines < addressedFromLines) return;
      const id = String(props['id'] ?? `${section}-code${count === 1 ? '' : `-${count}`}`);
      // A heading has the letters of its language.
      const letters =
        props['id'] === undefined ? /^\p{L}[\p{L}\p{M}\p{N}_-]*$/u : /^[a-z][a-z0-9-]*$/;
      if (!letters.test(id)) {
        this.report(lineOf({ position }), {
          what: `The id "${id}" of the code cannot stand in an address as it is.`,
          why: 'Links to its lines begin with it.',
          fix: 'Use small letters, digits and hyphens, a letter first.',
        });
      } else if (this.anchors.includes(id)) {
        this.report(lineOf({ position }), {
          what: `The id "${id}" is on the page twice.`,
          why: 'Links would lead to the first of the two.',
          fix: `Give the code another one: \`id="..."\` after its language.`,
        });
      }
      props['id'] = id;
      this.anchors.push(id, ...Array.from({ length: lines }, (_, index) => `${id}-L${index + 1}`));
    });
  }

  private decorateHeading(node: Element, slugger: GithubSlugger) {
    const title = textOf(node);
    const depth = Number(node.tagName.slice(1));
    const id = (node.properties['id'] as string | undefined) ?? slugger.slug(title);
    // The heading over footnotes is for ears only, and no place to go to.
    const classes = node.properties['className'];
    if (depth === 1 || (Array.isArray(classes) && classes.includes('sr-only'))) return;
    visit(node as Node, 'element', (inner: Element) => {
      if (inner.tagName === 'a' && typeof inner.properties['href'] === 'string')
        inner.properties['href'] = this.resolve(inner.properties['href'], lineOf(inner));
    });
    node.properties['id'] = id;
    this.headings.push({ id, title, depth });
    if (depth <= 3)
      node.children.push(
        h('a', {
          className: ['heading-anchor'],
          href: `#${id}`,
          ariaLabel: format(strings['prose.linkTo'], { heading: title }),
        }),
      );
  }
}
