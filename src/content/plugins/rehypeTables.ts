import type { Element, ElementContent, Properties, Root } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { format } from '../../domain/strings/format';
import { strings } from '../../domain/strings/strings';
import { depthOf, titleOfHeading } from './rehypeHeadings';

/** `align` is obsolete in HTML; `start` is the default. */
function alignCell(properties: Properties) {
  const { align } = properties;
  delete properties['align'];
  if (align === 'center') properties['dataAlign'] = 'center';
  if (align === 'right') properties['dataAlign'] = 'end';
}

const elementsOf = (node: Element) =>
  node.children.filter((child): child is Element => child.type === 'element');

const roles: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  td: 'cell',
};

/** From this number of columns on a table may be wider than the text. */
const wideFromColumns = 5;

/** A table with at least three columns whose cells all have at most so many characters is there to be compared. */
const longestCompared = 28;

const isCompared = (table: Element) => {
  const rows = elementsOf(table).flatMap(elementsOf).map(elementsOf);
  return (
    (rows[0]?.length ?? 0) > 2 &&
    rows.flat().every((cell) => titleOfHeading(cell).length <= longestCompared)
  );
};

/**
 * What the cards need that rows become on phones: each cell the heading of its column, and roles, as elements without
 * the box of a table lose theirs.
 * @returns the number of columns
 */
function labelCells(table: Element): number {
  const parts = elementsOf(table);
  const rowsOf = (tag: string) =>
    parts.filter(({ tagName }) => tagName === tag).flatMap((part) => elementsOf(part));
  const headings = rowsOf('thead').flatMap((row) => elementsOf(row));
  const addRoles = (node: ElementContent) => {
    if (node.type !== 'element') return;
    const role = roles[node.tagName];
    if (!role) return;
    node.properties['role'] = role;
    for (const child of node.children) addRoles(child);
  };
  addRoles(table);
  for (const heading of headings) heading.properties['role'] = 'columnheader';
  for (const row of rowsOf('tbody'))
    elementsOf(row).forEach((cell, column) => {
      if (cell.tagName === 'th') cell.properties['role'] = 'rowheader';
      const label = headings[column] ? titleOfHeading(headings[column]) : '';
      if (column > 0 && label !== '') cell.properties['dataLabel'] = label;
    });
  return headings.length;
}

/** Names tables, makes them scroll, and adds what cards on phones need. Names check boxes of lists by their state. */
export const rehypeTables = () => (tree: Root) => {
  let heading = '';
  visit(tree, 'element', (node, index, parent) => {
    const { tagName, properties } = node;
    if (depthOf(node) > 1) heading = titleOfHeading(node);
    if (tagName === 'input' && properties['type'] === 'checkbox')
      properties['ariaLabel'] ??= strings[properties['checked'] ? 'prose.done' : 'prose.notDone'];
    if (tagName === 'th' || tagName === 'td') alignCell(properties);
    if (tagName !== 'table') return undefined;
    const ariaLabel = heading
      ? format(strings['prose.tableOf'], { heading })
      : strings['prose.table'];
    const dataWide = labelCells(node) >= wideFromColumns ? '' : undefined;
    const attributes = {
      className: ['table-scroll', isCompared(node) ? 'table-compared' : 'cards'],
      role: 'group',
      ariaLabel,
      tabIndex: 0,
      dataWide,
    };
    parent!.children[index!] = h('div', attributes, [node]);
    return index! + 1;
  });
};
