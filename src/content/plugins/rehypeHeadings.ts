import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { Options } from 'rehype-autolink-headings';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { format } from '../../domain/strings/format';
import { strings } from '../../domain/strings/strings';
import { draftOf } from '../PageFile';

const depthOf = ({ tagName }: Element) => Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0);

/** The heading over footnotes is only for screen readers. */
const isHidden = ({ properties: { className } }: Element) =>
  Array.isArray(className) && className.includes('sr-only');

function headingsInTabs(tree: Root): Set<Element> {
  const found = new Set<Element>();
  visit(tree, 'component', (node) => {
    if (node.name === 'Tab') visit(node, 'element', (element) => void found.add(element));
  });
  return found;
}

/** Lists the headings below the title. Those in tabs have ids only, as most of them are hidden. */
export const rehypeHeadings = () => (tree: Root, file: VFile) => {
  const inTabs = headingsInTabs(tree);
  visit(tree, 'element', (node) => {
    const depth = depthOf(node);
    if (depth === 1) delete node.properties['id'];
    if (depth < 2 || isHidden(node)) return;
    const [id, title] = [String(node.properties['id']), toString(node)];
    draftOf(file).headingIds.push({ id, title });
    if (!inTabs.has(node)) draftOf(file).meta.headings.push({ id, title, depth });
  });
};

/** Which headings link to themselves, and how. */
export const headingLinks: Options = {
  behavior: 'append',
  test: (node) => [2, 3].includes(depthOf(node)) && !isHidden(node),
  properties: (node) => ({
    className: ['heading-anchor'],
    ariaLabel: format(strings['prose.linkTo'], { heading: toString(node) }),
  }),
  content: [],
};
