import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit, EXIT } from 'unist-util-visit';
import {
  breakableFrom,
  breakableInTextFrom,
  codeParts,
  codeId,
  lineId,
  lineIds,
  linkedFromLines,
} from '../../domain/code/codeAnchors';
import type { VFile } from 'vfile';
import { withBase } from '../../domain/navigation/canonicalPath';
import { resolveLink } from '../links';
import { codeKey } from '../names/codeNames';
import { draftOf, lineOf, report, resolveHref, publishImage } from '../PageFile';
import type { PageImage, PageMeta } from '../PageRecord';
import type { HtmlComponent } from '../ComponentNode';
import { find, html } from 'property-information';
import { raw } from 'hast-util-raw';
import { upperFirst } from '../../domain/navigation/menu';

function breakCode(tree: Root | Element, from: number): void {
  visit(tree, 'element', (node) => {
    if (node.tagName === 'pre') return SKIP;
    if (node.tagName === 'table' && node !== tree) {
      breakCode(node, breakableFrom);
      return SKIP;
    }
    if (node.tagName !== 'code') return undefined;
    node.children = node.children.flatMap((child): ElementContent[] =>
      child.type === 'text' && child.value.length >= from
        ? codeParts(child.value).flatMap((value, index): ElementContent[] => [
            ...(index > 0 ? [h('wbr')] : []),
            { type: 'text', value },
          ])
        : [child],
    );
    return SKIP;
  });
}

/** Lets long code in a sentence or a table break between its parts, and only there. */
export const rehypeBreaks = () => (tree: Root) => breakCode(tree, breakableInTextFrom);

/** Width and height, so that nothing moves when an image loads. Where the author states one, the other follows. */
function setSize({ properties }: Element, image: PageImage): void {
  const scaleOf = (side: 'width' | 'height') => Number(properties[side]) / image[side];
  const scale = scaleOf('width') || scaleOf('height') || 1;
  for (const side of ['width', 'height'] as const)
    properties[side] ??= Math.round(image[side] * scale);
}

/** The address of an image below the base; of one in the folder public, the check of the site looks for the file. */
function resolveImage(image: Element, file: VFile): void {
  const { src } = image.properties;
  if (typeof src !== 'string') return;
  const { source, meta } = draftOf(file);
  if (resolveLink(src, source.pathname, source.base).kind === 'external') return;
  const found = publishImage(file, src);
  if (found) {
    image.properties['src'] = found.address;
    setSize(image, found);
  } else if (src.startsWith('/')) {
    const [written = ''] = /^[^?#]*/.exec(src) ?? [];
    const address = withBase(written, source.base);
    image.properties['src'] = address + src.slice(written.length);
    (meta.files ??= []).push({ address, line: lineOf(image), use: 'image' });
  } else
    report(file, image, {
      what: `There is no image ${src}.`,
      why: 'Readers would see a broken image.',
      fix: `Put an AVIF, GIF, JPEG, PNG or WebP file there, or an SVG file with a \`viewBox\`, or correct the path. It begins at the folder of the page, and does not lead out of the content folder.`,
    });
}

/** Reports HTML that the content policy of the pages blocks: scripts, styles and handlers of its own. */
function checkPolicy(node: Element, file: VFile): void {
  const blocked = [
    ...(/^(script|style)$/.test(node.tagName) ? [`<${node.tagName}>`] : []),
    ...Object.keys(node.properties)
      .map((name) => find(html, name).attribute)
      .filter((name) => /^(style|on[a-z]+)$/.test(name))
      .map((name) => `\`${name}\``),
  ];
  for (const what of blocked)
    report(file, node, {
      what: `The page has ${what}.`,
      why: 'The content policy of the site blocks it.',
      fix: 'Remove it. What a page needs beyond Markdown is a component: see src/content/registry.ts.',
    });
}

/** Resolves the links of text and of components, and images; reports what the content policy blocks. */
export const rehypeElements = () => (tree: Root, file: VFile) => {
  let hasImage = false;
  visit(tree, (node) => {
    const resolve = (properties: { href?: unknown }) => {
      const { href } = properties;
      if (typeof href === 'string') properties.href = resolveHref(file, href, lineOf(node));
    };
    if (node.type === 'component') resolve(node.props);
    if (node.type !== 'element') return;
    checkPolicy(node, file);
    if (/^(a|area)$/.test(node.tagName)) resolve(node.properties);
    if (node.tagName !== 'img') return;
    resolveImage(node, file);
    if (hasImage) node.properties['loading'] ??= 'lazy';
    hasImage = true;
  });
};

/** Parses the HTML of plain Markdown. A page without any is not parsed again, unlike with `rehype-raw`. */
export const rehypeRawHtml = () => (tree: Root, file: VFile) => {
  let hasRaw = false;
  visit(tree, 'raw', () => {
    hasRaw = true;
    return EXIT;
  });
  return hasRaw ? (raw(tree, { file, passThrough: ['component'] }) as Root) : undefined;
};

/** "Step 2: " is heard, and seen as the number beside the heading. */
const prefix = /^step \d+: */i;

function withoutPrefix(children: readonly ElementContent[]): ElementContent[] {
  const [first, ...rest] = children;
  const said = first?.type === 'text' ? prefix.exec(first.value)?.[0] : undefined;
  if (first?.type !== 'text' || said === undefined) return [...children];
  const title = first.value.slice(said.length);
  return [
    h('span', { className: ['sr-only'] }, said),
    { type: 'text', value: upperFirst(title) },
    ...rest,
  ];
}

/** Numbers the headings of the highest level in `<Steps>`. Their anchors and their titles elsewhere stay. */
export const rehypeSteps = () => (tree: Root) =>
  visit(tree, 'component', (node) => {
    if (node.name !== 'Steps') return;
    const elements = node.children.filter((child): child is Element => child.type === 'element');
    const level = ['h2', 'h3'].find((name) => elements.some(({ tagName }) => tagName === name));
    elements
      .filter(({ tagName }) => tagName === level)
      .forEach((heading, index) => {
        heading.properties['dataStep'] = String(index + 1);
        heading.children = withoutPrefix(heading.children);
      });
  });

function checkId(id: string, isAuthored: boolean, code: HtmlComponent, file: VFile) {
  if (isAuthored && !/^[a-z][a-z0-9-]*$/.test(id)) {
    report(file, code, {
      what: `The id "${id}" of the code is not valid in a URL.`,
      why: 'Links to its lines begin with it.',
      fix: 'Use lowercase letters, digits and hyphens, and start with a letter.',
    });
  } else checkTwice(id, code, file, ': for code, `id="..."` after its language');
}

function checkTwice(id: string, node: Element | HtmlComponent, file: VFile, where = '') {
  if (draftOf(file).meta.anchors.includes(id))
    report(file, node, {
      what: `The id "${id}" is on the page twice.`,
      why: 'Links would lead to the first of the two.',
      fix: `Give one of them another id${where}.`,
    });
}

/**
 * Lists all ids, and gives code one: that of its fence or, when it is long, one as stable as the heading above it.
 * Lists what the code uses of the reference, and where.
 */
export const rehypeCodeAnchors = () => (tree: Root, file: VFile) => {
  const { meta, source } = draftOf(file);
  const { anchors, titleId } = meta;
  const { codeLinks = {} } = source;
  const codeUses: NonNullable<PageMeta['codeUses']> = [];
  const names: string[] = [];
  visit(tree, 'element', (node) => {
    const { id, name } = node.properties;
    // Browsers scroll to it, unless an id is the same.
    if (node.tagName === 'a' && typeof name === 'string') names.push(name);
    // The top of the page is not an anchor to keep.
    if (!id || id === titleId) return;
    checkTwice(String(id), node, file);
    anchors.push(String(id));
  });
  anchors.push(...names);
  let section = 'top';
  let count = 0;
  visit(tree, (node) => {
    if (node.type === 'element' && /^h[2-6]$/.test(node.tagName)) {
      section = String(node.properties['id']);
      count = 0;
    }
    if (node.type !== 'component' || node.name !== 'CodeBlock') return;
    const { props } = node;
    const text = String(props['text']);
    const lines = text.split('\n').length;
    const isAuthored = props['id'] !== undefined;
    count += 1;
    const id = String(props['id'] ?? codeId(section, count));
    const isLinked = isAuthored || lines >= linkedFromLines;
    for (const { from, href } of codeLinks[codeKey(text)] ?? []) {
      const line = text.slice(0, from).split('\n').length;
      const anchor = isLinked ? lineId(id, line) : section === 'top' ? '' : section;
      codeUses.push({ of: href, anchor, line });
    }
    if (!isLinked) return;
    checkId(id, isAuthored, node, file);
    props['id'] = id;
    anchors.push(id);
    if (props['language'] === 'text') return;
    anchors.push(...lineIds(id, lines));
  });
  if (codeUses.length > 0) meta.codeUses = codeUses;
};
