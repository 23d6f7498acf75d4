import type { Properties, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { format } from '../../domain/strings/format';
import { strings } from '../../domain/strings/strings';

/** `align` is obsolete in HTML; `start` is the default. */
function alignCell(properties: Properties) {
  const { align } = properties;
  delete properties['align'];
  if (align === 'center') properties['dataAlign'] = 'center';
  if (align === 'right') properties['dataAlign'] = 'end';
}

/** Tables scroll sideways, and are named by the heading above them; check boxes of lists are named by their state. */
export const rehypeTables = () => (tree: Root) => {
  let heading = '';
  visit(tree, 'element', (node, index, parent) => {
    const { tagName, properties } = node;
    if (/^h[2-6]$/.test(tagName)) heading = toString(node);
    if (tagName === 'input' && properties['type'] === 'checkbox')
      properties['ariaLabel'] ??= strings[properties['checked'] ? 'prose.done' : 'prose.notDone'];
    if (tagName === 'th' || tagName === 'td') alignCell(properties);
    if (tagName !== 'table') return undefined;
    const ariaLabel = heading
      ? format(strings['prose.tableOf'], { heading })
      : strings['prose.table'];
    const attributes = { className: ['table-scroll'], role: 'group', ariaLabel, tabIndex: 0 };
    parent!.children[index!] = h('div', attributes, [node]);
    return index! + 1;
  });
};
