import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { Options } from 'rehype-autolink-headings';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { format } from '../../domain/strings/format';
import { strings } from '../../domain/strings/strings';
import { draftOf, report } from '../PageFile';

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

/** A page has one title, and no heading skips a level. */
function checkHeading(file: VFile, node: Element, before: number): void {
  const depth = depthOf(node);
  const isSecondTitle = depth === 1;
  if (before === 0 || (!isSecondTitle && depth <= before + 1)) return;
  const title = toString(node);
  report(file, node, {
    what: isSecondTitle
      ? `The page has a second title, ${title}.`
      : `The heading ${title} skips a level: it follows one of level ${before} and has level ${depth}.`,
    why: 'Screen readers and the contents list show headings as an outline.',
    fix: `Write \`${'#'.repeat(isSecondTitle ? 2 : before + 1)} ${title}\`.`,
  });
}

/** Lists the headings below the title. Those in tabs have ids only, as most of them are hidden. */
export const rehypeHeadings = () => (tree: Root, file: VFile) => {
  const inTabs = headingsInTabs(tree);
  let before = 0;
  visit(tree, 'element', (node) => {
    const depth = depthOf(node);
    if (depth > 0 && !isHidden(node)) {
      checkHeading(file, node, before);
      before = depth;
    }
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
