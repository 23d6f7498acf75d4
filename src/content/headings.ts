import GithubSlugger, { slug } from 'github-slugger';
import type { Element, Nodes } from 'hast';
import type { HtmlComponent } from './ComponentNode';

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
export function* readParts(nodes: readonly Nodes[]): Generator<string | Element | HtmlComponent> {
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
