import { parse, type Selector } from 'css-what';
import { parse as parseCss, type ChildNode, type Container } from 'postcss';
import { nearestPagesClasses } from '../../components/NearestPages/classes';

/** Attributes that only templates write, so selectors with them apply only to values in the markup. */
const valuedAttributes = [
  'data-align',
  'data-column',
  'data-copy',
  'data-kind',
  'data-mark',
  'value',
];

/** The same, of which only the presence is compared. */
const fixedAttributes = [
  ...valuedAttributes,
  'data-depth',
  'data-drawing',
  'data-home',
  'data-label',
  'data-large',
  'data-large-title',
  'data-main',
  'data-number',
  'data-preview',
  'data-tabs',
  'data-toc-column',
  'data-under-demo',
];

/** Ids in selectors. They belong to a vendor's script, which brings its own rules. */
const namedIds = ['carbonads'];

/** Marks elements of the article, to which the rules of `.prose` apply. */
const inProse = '[in-prose]';

/** Created by scripts. */
const createdByScripts = [
  ...['a', 'em', 'p', 'span', 'span.sr-only'].map((element) => element + inProse),
  'li',
  ...Object.values(nearestPagesClasses).map((name) => `.${name}`),
];

const startTag = /<([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/gi;
const attribute = /\s([\w:-]+)(?:="([^"]*)")?/g;

/** The kinds of elements in a document as selectors, each once, in order: tag, classes and fixed attributes. */
export function usedElements(html: string): string[] {
  const elements = new Set<string>();
  const article = {
    start: html.indexOf('<article class="prose"'),
    end: html.indexOf('</article>'),
  };
  for (const { 1: tag, 2: text, index } of html.matchAll(startTag)) {
    const attributes = new Map(
      [...text!.matchAll(attribute)].map(([, name, value = '']) => [name!, value]),
    );
    const classes = (attributes.get('class') ?? '').split(/\s+/).filter(Boolean);
    const id = attributes.get('id') ?? '';
    const fixed = fixedAttributes.filter((name) => attributes.has(name));
    elements.add(
      [
        tag!.toLowerCase(),
        ...(namedIds.includes(id) ? [`#${id}`] : []),
        ...classes.map((name) => `.${name}`),
        ...fixed.map((name) => `[${name}]`),
        ...fixed
          .filter((name) => valuedAttributes.includes(name))
          .map((name) => `[${name}=${attributes.get(name)}]`),
        ...(index > article.start && index < article.end ? [inProse] : []),
      ].join(''),
    );
  }
  return [...elements];
}

/** Index of elements by their parts, to find the elements of a compound selector quickly. */
type Index = ReadonlyMap<string, ReadonlySet<string>>;

function indexOf(elements: readonly string[]): Index {
  const index = new Map<string, Set<string>>();
  for (const element of elements)
    for (const part of element.match(/\[[^\]]+\]|[.#]?[\w-]+/g) ?? [])
      index.set(part, (index.get(part) ?? new Set()).add(element));
  return index;
}

const none: ReadonlySet<string> = new Set();

/** What a part of a compound selector requires of an element; undefined where scripts or the user may cause it. */
function partOf(part: Selector): string | undefined {
  if (part.type === 'tag') return part.name;
  if (part.type !== 'attribute') return undefined;
  if (part.name === 'class') return `.${part.value}`;
  if (part.name === 'id' && namedIds.includes(part.value)) return `#${part.value}`;
  if (!fixedAttributes.includes(part.name)) return undefined;
  const isExact = part.action === 'equals' && valuedAttributes.includes(part.name);
  return isExact ? `[${part.name}=${part.value}]` : `[${part.name}]`;
}

const combinators = new Set(['adjacent', 'child', 'descendant', 'parent', 'sibling']);

/** Whether a part of a selector matches the article alone. */
const isProse = (part: Selector): boolean =>
  (part.type === 'attribute' && part.name === 'class' && part.value === 'prose') ||
  (part.type === 'pseudo' &&
    ['is', 'where'].includes(part.name) &&
    Array.isArray(part.data) &&
    part.data.every((selector) => selector.some(isProse)));

/** Whether each compound of a selector matches an element; combinators are ignored, except below `.prose`. */
function applies(selector: readonly Selector[], index: Index): boolean {
  let candidates: ReadonlySet<string> | undefined;
  let isBelowProse = false;
  for (const [position, part] of selector.entries()) {
    if (combinators.has(part.type)) {
      isBelowProse ||= selector.slice(0, position).some(isProse);
      candidates = isBelowProse ? (index.get(inProse) ?? none) : undefined;
    }
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

/** @param parent of a nested rule */
function parsed(selector: string, parent: string): Selector[] {
  const whole = selector.replaceAll('&', parent);
  const known = parsedSelectors.get(whole) ?? parse(whole)[0]!;
  parsedSelectors.set(whole, known);
  return known;
}

const parsedSheets = new Map<string, Container>();

function parsedSheet(css: string): Container {
  const known = parsedSheets.get(css) ?? parseCss(css);
  parsedSheets.set(css, known);
  return known;
}

const hasRules = /^(?:media|supports|starting-style|container|layer)$/;

function print(node: ChildNode, index: Index, parent = '*'): string {
  if (node.type === 'comment') return '';
  if (node.type === 'decl') return `${node.toString()};`;
  const body = (within = parent) =>
    (node.nodes ?? [])
      .map((child) => print(child, index, within))
      .join('')
      .replace(/;$/, '');
  if (node.type === 'rule') {
    const selectors = node.selectors.filter((selector) => applies(parsed(selector, parent), index));
    const rules =
      selectors.length > 0 ? body(`:is(${selectors.join().replaceAll('&', parent)})`) : '';
    return rules && `${selectors.join()}{${rules}}`;
  }
  if (!hasRules.test(node.name)) return node.toString() + (node.nodes ? '' : ';');
  const rules = body();
  return rules && `@${node.name} ${node.params}{${rules}}`;
}

/** The rules of a style sheet that can apply to a document with such elements. */
export function cutSheet(css: string, elements: readonly string[]): string {
  const hasLists = elements.some(
    (element) => /^[ou]l\b/.test(element) && element.endsWith(inProse),
  );
  const created = hasLists ? [...createdByScripts, `li${inProse}`] : createdByScripts;
  const index = indexOf([...elements, ...created]);
  return parsedSheet(css)
    .nodes!.map((node) => print(node, index))
    .join('');
}
