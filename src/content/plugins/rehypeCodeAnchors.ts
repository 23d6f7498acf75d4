import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { codeId, lineIds, linkedFromLines } from '../../domain/code/codeAnchors';
import type { HtmlComponent } from '../ComponentNode';
import { draftOf, report } from '../PageFile';

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

/** Lists all ids, and gives code one: that of its fence or, when it is long, one as stable as the heading above it. */
export const rehypeCodeAnchors = () => (tree: Root, file: VFile) => {
  const { anchors, titleId } = draftOf(file).meta;
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
    const lines = String(props['text']).split('\n').length;
    const isAuthored = props['id'] !== undefined;
    count += 1;
    if (!isAuthored && lines < linkedFromLines) return;
    const id = String(props['id'] ?? codeId(section, count));
    checkId(id, isAuthored, node, file);
    props['id'] = id;
    anchors.push(id);
    if (props['language'] === 'text') return;
    anchors.push(...lineIds(id, lines));
  });
};
