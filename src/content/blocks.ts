import type { Block, Json } from './PageRecord';
import type { Element, ElementContent, Properties, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { find, html } from 'property-information';

export const htmlBlock = (
  tag: string,
  html: string,
  attributes: Record<string, Json> = {},
): Block => ({ kind: 'html', tag, attributes, html });

export const elementBlock = (
  tag: string,
  children: (string | Block)[],
  attributes: Record<string, Json> = {},
): Block => ({ kind: 'element', tag, attributes, children });

export const componentBlock = (
  name: string,
  props: Record<string, Json>,
  children: (string | Block)[] = [],
): Block => ({ kind: 'component', name, props, children });

/** A link with a text, as a card. */
export const cardBlock = (props: { href: string; title: string }, text: string): Block =>
  componentBlock('LinkCard', props, [text]);

function hasComponent(node: RootContent | ElementContent): boolean {
  return node.type === 'component' || (node.type === 'element' && node.children.some(hasComponent));
}

/** Properties of the HTML tree under the names React gives them. */
function attributesOf(properties: Properties): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([key, value]): [string, Json][] => {
      if (value === null || value === undefined) return [];
      const info = find(html, key);
      const name = /^(data|aria)-/.test(info.attribute) ? info.attribute : info.property;
      return [[name, Array.isArray(value) ? value.join(info.commaSeparated ? ', ' : ' ') : value]];
    }),
  );
}

function blockOf(node: Element): Block {
  const attributes = attributesOf(node.properties);
  if (!hasComponent(node))
    return htmlBlock(node.tagName, toHtml(node.children as ElementContent[]), attributes);
  return elementBlock(node.tagName, toBlocks(node.children), attributes);
}

/** Tree -> blocks: a run of plain markup becomes one string, components stay data. Blank text between blocks goes. */
export function toBlocks(nodes: readonly (RootContent | ElementContent)[]): (string | Block)[] {
  return nodes.flatMap((node, index): (string | Block)[] => {
    if (node.type === 'element') return [blockOf(node)];
    if (node.type === 'component')
      return [componentBlock(node.name, node.props, toBlocks(node.children))];
    if (node.type !== 'text') return [];
    const atEdge = index === 0 || index === nodes.length - 1 || node.value.includes('\n');
    return node.value.trim() === '' && atEdge ? [] : [node.value];
  });
}
