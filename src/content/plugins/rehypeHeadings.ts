import GithubSlugger, { slug } from 'github-slugger';
import type { Element, Root, Nodes } from 'hast';
import type { Options } from 'rehype-autolink-headings';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { format } from '../../domain/strings/format';
import { strings } from '../../domain/strings/strings';
import type { HtmlComponent } from '../ComponentNode';
import { draftOf, report } from '../PageFile';
import type { PageSection } from '../PageRecord';

/** What ends a line in text: their words do not belong together with those beside them. */
const lines =
  /^(?:address|article|aside|blockquote|br|caption|d[dlt]|details|div|fig(?:caption|ure)|footer|h[1-6r]|header|li|main|nav|[ou]l|p|pre|section|summary|t(?:able|body|d|foot|h|head|r))$/;

/** Level of a heading; 0 for other elements. */
export const depthOf = ({ tagName }: Element) => Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0);

/** Number of a footnote, and the arrow back from it. */
const isFootnoteLink = ({ properties }: Element) =>
  properties['dataFootnoteRef'] !== undefined || properties['dataFootnoteBackref'] !== undefined;

/**
 * What is read of nodes, in order: their text, with a space where a line ends, and the components and headings between
 * it. The text of a component follows it, that of a heading is its title. Of an image, it is the alternative text.
 */
function* readParts(nodes: readonly Nodes[]): Generator<string | Element | HtmlComponent> {
  for (const node of nodes) {
    if (node.type === 'text') yield node.value;
    else if (node.type === 'component') yield* [node, ' ', ...readParts(node.children), ' '];
    else if (node.type === 'element' && !isFootnoteLink(node)) {
      const space = lines.test(node.tagName) ? ' ' : '';
      if (depthOf(node) > 0) yield node;
      else if (node.tagName === 'img') yield String(node.properties['alt'] ?? '');
      else yield* [space, ...readParts(node.children), space];
    }
  }
}

/** Title of a heading wherever it is named: in lists, links, the search and its id. */
export const titleOfHeading = ({ children }: Element): string =>
  [...readParts(children)]
    .filter((part) => typeof part === 'string')
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Makes ids of titles, each once; one of which no letter or digit is left is called a section.
 * @param taken ids of other elements of the page
 */
export function createIds(taken: readonly unknown[] = []): (title: string) => string {
  const slugger = new GithubSlugger();
  return (title) => {
    const own = title.normalize('NFC');
    const words = /[\p{L}\p{N}]/u.test(slug(own)) ? own : 'section';
    let id = slugger.slug(words);
    while (id === 'main-content' || taken.includes(id)) id = slugger.slug(words);
    return id;
  };
}

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

const shells = new Set(['bash', 'sh', 'shell', 'console']);
const commonWords =
  /^(?:as|async|await|const|default|else|export|false|from|function|if|import|interface|let|new|null|number|return|string|true|type|undefined|void)$/;

const emptySection = (id: string, title: string): PageSection => ({
  id,
  title,
  text: '',
  code: [],
  commands: [],
  demos: [],
});

const commandsIn = (code: string) =>
  code
    .split('\n')
    .map((line) => line.replace(/^\$\s+/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

const namesIn = (code: string) =>
  (code.match(/[A-Za-z_$][\w$]*(?:\.[A-Za-z]\w+)*/g) ?? []).filter(
    (name) => name.length > 2 && !commonWords.test(name),
  );

function readComponent({ name, props }: HtmlComponent, section: PageSection): void {
  const { title } = props;
  if (name === 'CodeBlock') {
    const code = String(props['text']);
    if (shells.has(String(props['language']))) section.commands.push(...commandsIn(code));
    else section.code.push(...namesIn(code));
  } else if (name === 'Demo')
    section.demos.push({ name: String(props['name']), title: String(title ?? '') });
  else if ((name === 'LinkCard' || name === 'Callout') && typeof title === 'string')
    section.text += ` ${title}.`;
}

/** Reads what a search finds on the page, by heading. */
export const rehypeSections = () => (tree: Root, file: VFile) => {
  const sections = [emptySection('', '')];
  for (const part of readParts(tree.children)) {
    const section = sections.at(-1)!;
    if (typeof part === 'string') section.text += part;
    else if (part.type === 'component') readComponent(part, section);
    else if (depthOf(part) > 1)
      sections.push(emptySection(String(part.properties['id']), titleOfHeading(part)));
  }
  draftOf(file).sections = sections.map((section) => {
    const text = section.text.replace(/\s+/g, ' ').trim();
    return {
      ...section,
      text,
      code: [...new Set(section.code)].filter((name) => !text.includes(name)),
      commands: [...new Set(section.commands)],
    };
  });
};
