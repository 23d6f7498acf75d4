import type {
  InlineCode,
  Link,
  List,
  Nodes,
  Paragraph,
  PhrasingContent,
  RootContent,
  Text,
} from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { toString } from 'mdast-util-to-string';
import { textParts } from '../domain/strings/format';

export type Inline = PhrasingContent[];

export type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

/** The text of an attribute; empty where it is missing or not a string. */
export function attributeText({ attributes }: Jsx, name: string): string {
  const found = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  return typeof found?.value === 'string' ? found.value : '';
}

export const text = (value: string): Text => ({ type: 'text', value });
export const code = (value: string): InlineCode => ({ type: 'inlineCode', value });
export const link = (url: string, ...children: Inline): Link => ({ type: 'link', url, children });

/** Parts in any depth of lists, of which the absent ones (`isShown && part`) are left out: as the children of React. */
export type Parts<T> = T | false | '' | undefined | readonly Parts<T>[];

export const partsIn = <T>(...parts: Parts<T>[]): T[] =>
  (parts as unknown[]).flat(Infinity).filter(Boolean) as T[];

export const paragraph = (...children: Parts<PhrasingContent>[]): Paragraph => ({
  type: 'paragraph',
  children: partsIn(...children),
});

export const list = (
  items: readonly Parts<PhrasingContent>[],
  options?: Pick<List, 'ordered'>,
): List => ({
  type: 'list',
  spread: false,
  ...options,
  children: items.map((item) => ({ type: 'listItem', spread: false, children: [paragraph(item)] })),
});

/** Nodes with text between them: `a, b`. */
export const joined = (parts: readonly Inline[], separator = ', '): Inline =>
  parts.flatMap((part, index) => (index === 0 ? part : [text(separator), ...part]));

/** A text with nodes in its places: `phrase('by {name}', { name: code('a') })`. */
export function phrase(
  template: string,
  values: Readonly<Record<string, string | PhrasingContent | Inline>> = {},
): Inline {
  return template.split(/\{(\w+)\}/).flatMap((part, index): Inline => {
    const value = index % 2 === 1 ? (values[part] ?? `{${part}}`) : part;
    if (typeof value === 'string') return value === '' ? [] : [text(value)];
    return Array.isArray(value) ? value : [value];
  });
}

/** Plain text with code in backticks. */
export const withCode = (value: string): Inline =>
  textParts(value).map((part) => (part.isCode ? code : text)(part.text));

/** The same as a paragraph. */
export const sentence = (value: string): Paragraph => paragraph(withCode(value));

/** The paragraphs of lists, at any depth; other nodes as they are. */
const paragraphsOf = (node: Nodes): Nodes[] =>
  node.type === 'list' || node.type === 'listItem' ? node.children.flatMap(paragraphsOf) : [node];

/** The words of nodes alone, with paragraphs and items of lists separated by a space. */
export const wordsOf = (nodes: readonly Nodes[]): string =>
  nodes
    .flatMap(paragraphsOf)
    .map((node) => toString(node))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The paragraphs of a text as one, on one line. */
export const inlineOf = (nodes: readonly RootContent[]): Inline =>
  joined(
    nodes.map((node) => (node.type === 'paragraph' ? node.children : [node as PhrasingContent])),
    ' ',
  ).map((node) => (node.type === 'text' ? text(node.value.replace(/\s*\n\s*/g, ' ')) : node));

/** `a, b, and c` */
export const conjunction = (items: readonly Inline[]): Inline =>
  new Intl.ListFormat('en', { type: 'conjunction' })
    .formatToParts(items.map((_, index) => String(index)))
    .flatMap(({ type, value }) => (type === 'element' ? items[Number(value)]! : [text(value)]));
