import type { Element, ElementContent, Properties, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { find, html } from 'property-information';
import type { Block, Json } from './PageRecord';

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

function elementBlock(node: Element): Block {
  const attributes = attributesOf(node.properties);
  if (!hasComponent(node))
    return {
      kind: 'html',
      tag: node.tagName,
      attributes,
      html: toHtml(node.children as ElementContent[]),
    };
  return { kind: 'element', tag: node.tagName, attributes, children: toBlocks(node.children) };
}

/** Tree -> blocks: a run of plain markup becomes one string, components stay data. Blank text between blocks goes. */
export function toBlocks(nodes: readonly (RootContent | ElementContent)[]): (string | Block)[] {
  return nodes.flatMap((node, index): (string | Block)[] => {
    if (node.type === 'element') return [elementBlock(node)];
    if (node.type === 'component')
      return [
        {
          kind: 'component',
          name: node.name,
          props: node.props,
          children: toBlocks(node.children),
        },
      ];
    if (node.type !== 'text') return [];
    const atEdge = index === 0 || index === nodes.length - 1 || node.value.includes('\n');
    return node.value.trim() === '' && atEdge ? [] : [node.value];
  });
}
