import { createElement, Fragment, type ReactNode } from 'react';
import type { Block } from '../../content/PageRecord';
import type { ComponentName } from '../../content/registry';
import { mdxComponents } from './mdxComponents';

function toNode(block: string | Block, index: number): ReactNode {
  if (typeof block === 'string') return <Fragment key={index}>{block}</Fragment>;
  switch (block.kind) {
    case 'html':
      return block.html === ''
        ? createElement(block.tag, { key: index, ...block.attributes })
        : createElement(block.tag, { key: index, ...block.attributes, dangerouslySetInnerHTML: { __html: block.html } });
    case 'element':
      return createElement(block.tag, { key: index, ...block.attributes }, block.children.map(toNode));
    case 'component': {
      const component = mdxComponents[block.name as ComponentName];
      return createElement(component, { key: index, ...block.props }, ...block.children.map(toNode));
    }
  }
}

/** Compiled blocks as React nodes. */
export function Article({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map(toNode);
}
