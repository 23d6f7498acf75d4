import { h } from 'hastscript';
import type { Root, RootContent, Paragraph, PhrasingContent } from 'mdast';
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { MarkdownComponent } from '../ComponentNode';
import { noFigures, shownFigure } from '../figures/readFigures';
import { literalValue } from '../literalValue';
import type { Jsx } from '../nodes';
import { didYouMean } from '../nearest';
import { draftOf, lineOf, report } from '../PageFile';
import type { FigureKind, Json } from '../PageRecord';
import { registeredComponent, registeredComponents, type ComponentName } from '../registry';

/** The text of an expression: a literal or, as a comment, nothing. */
function expressionText(node: MdxFlowExpression | MdxTextExpression, file: VFile): string {
  if (/^\s*(\/\*[\s\S]*\*\/\s*)?$/.test(node.value)) return '';
  const value = literalValue(node.value);
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  report(file, node, {
    what: `The expression \`{${node.value}}\` is not a literal.`,
    why: 'Pages are data: nothing in them is executed.',
    fix: 'Write the text itself, or `\\{` for a brace.',
  });
  return '';
}

function propsOf(node: Jsx, file: VFile): Record<string, Json> {
  const props: Record<string, Json> = {};
  for (const attribute of node.attributes) {
    const { value } = attribute;
    const literal =
      typeof value === 'object' && value ? literalValue(value.value) : (value ?? true);
    if (attribute.type === 'mdxJsxExpressionAttribute' || literal === undefined) {
      report(file, node, {
        what: `An attribute of <${node.name}> is not a literal.`,
        why: 'Pages are data: nothing in them is executed.',
        fix: 'Write a string in quotes, or a number, true or false in braces.',
      });
    } else props[attribute.name] = literal;
  }
  return props;
}

function checkProps(
  node: Jsx,
  props: Record<string, Json>,
  known: NonNullable<ReturnType<typeof registeredComponent>>,
  file: VFile,
): void {
  for (const [prop, { type, required }] of Object.entries(known)) {
    const example = `\`${prop}=${type === 'string' ? '"..."' : '{...}'}\``;
    if (required && (props[prop] ?? '') === '') {
      report(file, node, {
        what: `<${node.name}> has no \`${prop}\`.`,
        why: 'It cannot be rendered without it.',
        fix: `Add ${example}.`,
      });
    } else if (props[prop] !== undefined && typeof props[prop] !== type) {
      report(file, node, {
        what: `\`${prop}\` of <${node.name}> is not a ${type}.`,
        why: 'It would be ignored.',
        fix: `Write ${example}.`,
      });
    }
  }
  for (const prop of Object.keys(props).filter((name) => !Object.hasOwn(known, name))) {
    report(file, node, {
      what: `<${node.name}> has no property \`${prop}\`.`,
      why: 'It would be ignored.',
      fix: `Known: ${Object.keys(known).join(', ') || 'none'}.`,
    });
  }
}

/** Components that show a figure: the prop with its name, and where it is described. */
const figureComponents: Readonly<
  Record<string, { kind: FigureKind; prop: string; place: (name: string) => string }>
> = {
  Diagram: { kind: 'Diagram', prop: 'name', place: (name) => `diagrams/${name}.yaml` },
  Film: { kind: 'Film', prop: 'name', place: () => 'films.yaml' },
  LinkCard: {
    kind: 'Illustration',
    prop: 'illustration',
    place: (name) => `illustrations/${name}.svg`,
  },
  Picture: { kind: 'Picture', prop: 'name', place: () => 'pictures.yaml' },
};

/** The props of a component, with what a figure is in place of its name. */
function withFigure(
  node: Jsx,
  component: string,
  props: Record<string, Json>,
  file: VFile,
): Record<string, Json> {
  const { source, meta } = draftOf(file);
  const { figures = noFigures, base } = source;
  const { kind, prop, place } = figureComponents[component] ?? {};
  const { [prop ?? '']: name, ...others } = props;
  if (!kind || !place || typeof name !== 'string') return props;
  const shown = shownFigure(figures, kind, name, base);
  if (shown) {
    (meta.figures ??= []).push({ kind, name });
    return { ...others, ...shown };
  }
  report(file, node, {
    what: `There is no ${kind.toLowerCase()} with the name ${name}.`,
    why: 'There is nothing to show here.',
    fix: `Describe it in ${place(name)}.${didYouMean(name, Object.keys(figures[kind]))}`,
  });
  return others;
}

/** A component as data; the children alone of one that is not registered. */
function componentOf(node: Jsx, name: string, file: VFile): MarkdownComponent | undefined {
  const known = registeredComponent(name);
  if (!known) {
    report(file, node, {
      what: `Unknown component <${name}>.`,
      why: 'Only registered components can be rendered.',
      fix: `Use one of ${Object.keys(registeredComponents).join(', ')}, or register it in src/content/registry.ts.`,
    });
    return undefined;
  }
  const props = propsOf(node, file);
  checkProps(node, props, known, file);
  if (name === 'ThemeEditor') draftOf(file).meta.hasThemeEditor = true;
  if (name === 'PrivacySwitch') draftOf(file).meta.hasPrivacySwitch = true;
  if (name === 'Playground' && typeof props['name'] === 'string')
    (draftOf(file).meta.playgrounds ??= []).push({ name: props['name'], line: lineOf(node) });
  const demo = name === 'Demo' ? props['name'] : props['demo'];
  if (typeof demo === 'string') {
    const { region } = props;
    const title = name === 'Demo' ? props['title'] : props['label'];
    draftOf(file).meta.demos.push({
      name: demo,
      title: typeof title === 'string' ? title : undefined,
      region: typeof region === 'string' ? region : undefined,
      isScene: name !== 'Demo',
      line: lineOf(node),
    });
  }
  return {
    type: 'component',
    name: name as ComponentName,
    props: withFigure(node, name, props, file),
    children: node.children as RootContent[],
    position: node.position,
  };
}

/** JSX becomes elements and components, expressions become text. */
export const remarkComponents = () => (tree: Root, file: VFile) =>
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return;
    const replace = (nodes: unknown[]) => {
      (parent.children as unknown[]).splice(index, 1, ...nodes);
    };
    switch (node.type) {
      case 'mdxjsEsm':
        report(file, node, {
          what: 'The page has an import or export.',
          why: 'Pages are data: each is compiled on its own, and components are registered by name.',
          fix: `Remove the line; available without import: ${Object.keys(registeredComponents).join(', ')}.`,
        });
        replace([]);
        return index;
      case 'mdxFlowExpression':
      case 'mdxTextExpression': {
        const text = expressionText(node, file);
        const inline = { type: 'text', value: text };
        const isBlock = node.type === 'mdxFlowExpression';
        replace(text === '' ? [] : [isBlock ? { type: 'paragraph', children: [inline] } : inline]);
        return [SKIP, index + Number(text !== '')];
      }
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const { name } = node;
        if (name && /^[a-z]/.test(name)) {
          const { properties } = h(name, propsOf(node, file) as never);
          node.data = { hName: name, hProperties: properties as never };
          return;
        }
        const component = name ? componentOf(node, name, file) : undefined;
        replace(component ? [component] : node.children);
        return component ? undefined : [SKIP, index];
      }
    }
  });

const isBlank = (node: PhrasingContent) => node.type === 'text' && node.value.trim() === '';
const isJsx = (node: PhrasingContent) =>
  node.type === 'mdxJsxTextElement' || node.type === 'mdxTextExpression';

/** Whether a paragraph holds only components, which Markdown takes for text where they share a line. */
export const isJsxParagraph = ({ children }: Paragraph): boolean =>
  children.some(isJsx) && children.every((child) => isBlank(child) || isJsx(child));

/** Replaces paragraphs that hold only components by these. */
export const remarkUnwrapJsxParagraphs = () => (tree: Root) =>
  visit(tree, 'paragraph', (node, index, parent) => {
    if (!parent || index === undefined || !isJsxParagraph(node)) return;
    const children = node.children.filter(isJsx) as RootContent[];
    (parent.children as RootContent[]).splice(index, 1, ...children);
    return [SKIP, index + children.length];
  });
