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
        : createElement(block.tag, {
            key: index,
            ...block.attributes,
            dangerouslySetInnerHTML: { __html: block.html },
          });
    case 'element':
      return createElement(
        block.tag,
        { key: index, ...block.attributes },
        block.children.map(toNode),
      );
    case 'component': {
      const component = mdxComponents[block.name as ComponentName];
      return createElement(
        component,
        { key: index, ...block.props },
        ...block.children.map(toNode),
      );
    }
  }
}

const isLead = (block: Block) =>
  block.kind !== 'component' && block.attributes['className'] === 'description';

/** The lead paragraph with content at its end. */
function leadWith(
  end: ReactNode,
  block: Exclude<Block, { kind: 'component' }>,
  index: number,
): ReactNode {
  const words =
    block.kind === 'html' ? (
      <span dangerouslySetInnerHTML={{ __html: block.html }} />
    ) : (
      block.children.map(toNode)
    );
  return createElement(block.tag, { key: index, ...block.attributes }, words, end);
}

interface ArticleProps {
  blocks: readonly Block[];
  /** Rendered at the end of the lead paragraph or, without one, below the title. */
  leadEnd?: ReactNode;
}

/** Compiled blocks as React nodes. */
export function Article({ blocks, leadEnd }: ArticleProps) {
  if (!leadEnd) return blocks.map(toNode);
  const lead = blocks.findIndex(isLead);
  if (lead >= 0)
    return blocks.map((block, index) =>
      index === lead && block.kind !== 'component'
        ? leadWith(leadEnd, block, index)
        : toNode(block, index),
    );
  const title = blocks.findIndex((block) => block.kind === 'html' && block.tag === 'h1');
  return [
    ...blocks.slice(0, title + 1).map(toNode),
    <p key="lead" className="description">
      {leadEnd}
    </p>,
    ...blocks.slice(title + 1).map((block, index) => toNode(block, index + title + 1)),
  ];
}
