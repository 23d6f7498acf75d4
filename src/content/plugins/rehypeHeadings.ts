import type { Element, Root } from 'hast';
import type { Options } from 'rehype-autolink-headings';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { format } from '../../domain/strings/format';
import { strings } from '../../domain/strings/strings';
import { createIds, depthOf, titleOfHeading } from '../headings';
import { draftOf, report } from '../PageFile';

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
  const title = titleOfHeading(node);
  if (title === '')
    report(file, node, {
      what: 'A heading has no text.',
      why: 'It would be an empty line in the contents list and for screen readers.',
      fix: 'Write its text, or remove it; an image needs an alternative text.',
    });
  const isSecondTitle = depth === 1;
  if (before === 0 || (!isSecondTitle && depth <= before + 1)) return;
  report(file, node, {
    what: isSecondTitle
      ? `The page has a second title, ${title}.`
      : `The heading ${title} skips a level: it follows one of level ${before} and has level ${depth}.`,
    why: 'Screen readers and the contents list show headings as an outline.',
    fix: `Write \`${'#'.repeat(isSecondTitle ? 2 : before + 1)} ${title}\`.`,
  });
}

/** Gives headings ids, and lists those below the title; not those in tabs, as most of them are hidden. */
export const rehypeHeadings = () => (tree: Root, file: VFile) => {
  const inTabs = headingsInTabs(tree);
  const ids: unknown[] = [];
  visit(tree, 'element', ({ properties }) => void ids.push(properties['id']));
  const idOf = createIds(ids);
  const { meta } = draftOf(file);
  let before = 0;
  visit(tree, 'element', (node) => {
    const depth = depthOf(node);
    if (depth === 0) return;
    const title = titleOfHeading(node);
    const id = String(node.properties['id'] || idOf(title));
    // The link in it would be part of its name.
    if (hasLink(node)) node.properties['ariaLabel'] = title;
    node.properties['id'] = id;
    if (depth === 1) meta.titleId = id;
    if (isHidden(node)) return;
    checkHeading(file, node, before);
    before = depth;
    if (depth > 1 && !inTabs.has(node)) meta.headings.push({ id, title, depth });
  });
};

const hasLink = (node: Element) => [2, 3].includes(depthOf(node)) && !isHidden(node);

/** Which headings link to themselves, and how. */
export const headingLinks: Options = {
  behavior: 'append',
  test: hasLink,
  properties: (node) => ({
    className: ['heading-anchor'],
    ariaLabel: format(strings['prose.linkTo'], { heading: titleOfHeading(node) }),
  }),
  content: [],
};
