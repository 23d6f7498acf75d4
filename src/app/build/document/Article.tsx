import { createElement, Fragment, type ReactNode } from 'react';
import type { Block } from '../../../content/PageRecord';
import type { ComponentName } from '../../../content/registry';
import { adBlockIndex } from '../../../domain/ads/adConfig';
import { LeadEnd, leadEndHtml } from './LeadEnd';
import { mdxComponents } from './mdxComponents';

const isLead = (block: Block) =>
  block.kind !== 'component' && block.attributes['className'] === 'description';

function toNode(block: string | Block, index: number): ReactNode {
  if (typeof block === 'string') return <Fragment key={index}>{block}</Fragment>;
  switch (block.kind) {
    case 'html':
      return block.html === ''
        ? createElement(block.tag, { key: index, ...block.attributes })
        : createElement(block.tag, {
            key: index,
            ...block.attributes,
            dangerouslySetInnerHTML: { __html: block.html + (isLead(block) ? leadEndHtml : '') },
          });
    case 'element':
      return createElement(
        block.tag,
        { key: index, ...block.attributes },
        block.children.map(toNode),
        isLead(block) && <LeadEnd />,
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

const holds = (names: readonly ComponentName[], block: string | Block): boolean =>
  typeof block !== 'string' &&
  block.kind !== 'html' &&
  ((block.kind === 'component' && names.includes(block.name as ComponentName)) ||
    block.children.some((child) => holds(names, child)));

/** A section begins with its heading; numbered steps are one. */
const startsSection = (block: Block): boolean =>
  block.kind === 'component' ? block.name === 'Steps' : block.tag === 'h2';

interface ArticleProps {
  blocks: readonly Block[];
  /** Below the lead paragraph: what can be done with the page, and what it is about as code. */
  tools?: ReactNode;
  /** The contents list of narrow windows: after the title and the lead. */
  contents?: ReactNode;
  /** The last section. */
  api?: ReactNode;
  /** The ad, where the page has one that stands between two sections. */
  ad?: ReactNode;
  /** The ad, where the page has one that stands beside the contents list, or after the lead. */
  adBesideContents?: ReactNode;
}

/** Compiled blocks as React nodes, with the ad of the page. */
export function Article({ blocks, tools, contents, api, ad, adBesideContents }: ArticleProps) {
  const title = blocks.findIndex((block) => block.kind === 'html' && block.tag === 'h1');
  const head = Math.max(title, blocks.findIndex(isLead)) + 1;
  const place = adBlockIndex([
    ...blocks.map((block) => ({
      startsSection: startsSection(block),
      hasExample: holds(['Demo', 'CodeBlock'], block),
    })),
    ...(api ? [{ startsSection: true, hasExample: false }] : []),
  ]);
  const nodes = blocks.map(toNode);
  return (
    <>
      {nodes.slice(0, head)}
      {adBesideContents}
      {tools}
      {contents}
      {nodes.slice(head, place)}
      {place <= nodes.length && ad}
      {nodes.slice(place)}
      {api}
      {place > nodes.length && ad}
    </>
  );
}
