import { parse, type Selector } from 'css-what';
import { parse as parseCss, type ChildNode, type Container } from 'postcss';
import type { Block, PageRecord } from '../../content/PageRecord';
import type { ReferenceBlock, ReferencePage } from '../reference/ReferencePage';
import { createDocsTheme } from '../../theme/createDocsTheme';
import { themeCss } from '../../theme/themeCss';

/** What a rendered page needs of a style sheet. */
export interface PageStyles {
  /** Pages of a kind share one sheet, so that few hashes have to be allowed. */
  kind: string;
  /** From `usedElements`. */
  elements: readonly string[];
}

/** What the style rules of blocks depend on: the components of an article, the parts of a reference page. */
function partsOf(blocks: readonly (string | Block | ReferenceBlock)[]): string[] {
  return blocks.flatMap((block) => {
    if (typeof block === 'string') return [];
    const inside = 'children' in block ? partsOf(block.children) : [];
    if (block.kind === 'html' || block.kind === 'element') return inside;
    return [block.kind === 'component' ? block.name : block.kind, ...inside];
  });
}

/** Pages with the same layout and the same parts are of one kind. */
export const pageKind = ({ meta, blocks }: PageRecord | ReferencePage): string =>
  [meta.layout, ...new Set(partsOf(blocks).sort())].join(' ');

/** Attributes that only templates write, so selectors with them apply only to values in the markup. */
const fixedAttributes = ['data-kind', 'data-layout'];

/** Created by scripts on any page. */
const createdByScripts = ['a', 'em', 'li', 'p', 'span', 'span.sr-only'];

const startTag = /<([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/gi;

/** The kinds of elements in a document as selectors, each once, in order: tag, classes and fixed attributes. */
export function usedElements(html: string): string[] {
  const elements = new Set<string>();
  for (const [, tag, attributes] of html.matchAll(startTag)) {
    const valueOf = (name: string) =>
      new RegExp(`\\s${name}="([^"]*)"`).exec(attributes!)?.[1] ?? '';
    const classes = valueOf('class').split(/\s+/).filter(Boolean);
    const fixed = fixedAttributes.flatMap((name) => {
      const value = valueOf(name);
      return value === '' ? [] : [`[${name}=${value}]`];
    });
    elements.add([tag!.toLowerCase(), ...classes.map((name) => `.${name}`), ...fixed].join(''));
  }
  return [...elements];
}

/** Emotion's classes in the elements of `usedElements`, each once, in order. */
export const emotionClasses = (elements: readonly string[]): string[] => [
  ...new Set(elements.flatMap((element) => element.match(/(?<=\.)css-[\w-]+/g) ?? [])),
];

/** Index of elements by their parts, to find the elements of a compound selector quickly. */
type Index = ReadonlyMap<string, ReadonlySet<string>>;

function indexOf(elements: readonly string[]): Index {
  const index = new Map<string, Set<string>>();
  for (const element of elements)
    for (const part of element.match(/\[[^\]]+\]|\.?[\w-]+/g) ?? [])
      index.set(part, (index.get(part) ?? new Set()).add(element));
  return index;
}

const none: ReadonlySet<string> = new Set();

/** What a part of a compound selector requires of an element; undefined where scripts or the user may cause it. */
function partOf(part: Selector): string | undefined {
  if (part.type === 'tag') return part.name;
  if (part.type !== 'attribute') return undefined;
  if (part.action === 'element') return `.${part.value}`;
  return part.action === 'equals' && fixedAttributes.includes(part.name)
    ? `[${part.name}=${part.value}]`
    : undefined;
}

const combinators = new Set(['adjacent', 'child', 'descendant', 'parent', 'sibling']);

/** Whether each compound of a selector matches an element; combinators are ignored. */
function applies(selector: readonly Selector[], index: Index): boolean {
  let candidates: ReadonlySet<string> | undefined;
  for (const part of selector) {
    if (combinators.has(part.type)) candidates = undefined;
    const wanted = partOf(part);
    if (wanted !== undefined) {
      const having = index.get(wanted) ?? none;
      const before = candidates;
      candidates = before ? new Set([...before].filter((element) => having.has(element))) : having;
      if (candidates.size === 0) return false;
    }
    const isOneOf = part.type === 'pseudo' && ['is', 'where', 'has', 'matches'].includes(part.name);
    if (isOneOf && Array.isArray(part.data) && !part.data.some((one) => applies(one, index)))
      return false;
  }
  return true;
}

const parsedSelectors = new Map<string, Selector[]>();

function parsed(selector: string): Selector[] {
  const known = parsedSelectors.get(selector) ?? parse(selector)[0]!;
  parsedSelectors.set(selector, known);
  return known;
}

const parsedSheets = new Map<string, Container>();

function parsedSheet(css: string): Container {
  const known = parsedSheets.get(css) ?? parseCss(css);
  parsedSheets.set(css, known);
  return known;
}

const hasRules = /^(?:media|supports|starting-style|container|layer)$/;

function print(node: ChildNode, index: Index): string {
  if (node.type === 'rule') {
    const selectors = node.selectors.filter((selector) => applies(parsed(selector), index));
    const body = node.nodes.map(String).join(';');
    return selectors.length > 0 ? `${selectors.join()}{${body}}` : '';
  }
  if (node.type !== 'atrule') return '';
  if (!hasRules.test(node.name)) return node.toString() + (node.nodes ? '' : ';');
  const body = (node.nodes ?? []).map((child) => print(child, index)).join('');
  return body && `@${node.name} ${node.params}{${body}}`;
}

/** The rules of a style sheet that can apply to a document with such elements. */
export function cutSheet(css: string, elements: readonly string[]): string {
  const index = indexOf([...elements, ...createdByScripts]);
  return parsedSheet(css)
    .nodes!.map((node) => print(node, index))
    .join('');
}

const theme = createDocsTheme();

/** The rules of one class as one nested rule: they repeat no class name. */
function nested(className: string, css: string): string {
  const root = parseCss(css);
  const isOwn = (selector: string) => selector.includes(`.${className}`);
  let isAllOwn = true;
  root.walkRules((rule) => {
    isAllOwn &&= rule.selectors.every(isOwn);
    rule.selector = rule.selector.replaceAll(`.${className}`, '&');
  });
  return isAllOwn ? `.${className}{${root.toString()}}` : css;
}

/** The parts of a page's style sheet. */
export interface SheetParts {
  /** Our own style sheet. */
  own: string;
  /** The rules of Emotion's classes, by class. */
  rules: Readonly<Record<string, string>>;
  /** Code that adds rules later: the sheet has the theme's variables that it names; all of them where none is given. */
  later?: string;
}

/** The style sheet of pages with such elements: the theme's variables, our own rules, those of the components. */
export function sheetOf(elements: readonly string[], { own, rules, later }: SheetParts): string {
  const components = emotionClasses(elements).map((name) =>
    nested(name, cutSheet(rules[name] ?? '', elements)),
  );
  const css = cutSheet(own, elements) + components.join('');
  return themeCss(theme, later === undefined ? undefined : css + later) + css;
}

/** A document with its style sheet: rendered without one, or with another one. */
export const withSheet = (html: string, css: string): string =>
  html.replace(/<style>.*?<\/style>/s, () => `<style>${css}</style>`);
