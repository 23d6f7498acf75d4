import type { Nodes, RootContent } from 'mdast';
import { Fragment, type ReactNode } from 'react';
import { breakableFrom, codeParts } from '../../domain/code/codeAnchors';

/** Code that may break between its parts `from` a length in characters, less in narrow columns; see `codeParts`. */
export function Breaks({ code, from = breakableFrom }: { code: string; from?: number }) {
  if (code.length < from) return code;
  return codeParts(code).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** A title in the interface. Right to left, a mark at its end would stand before it. */
export const Title = ({ text }: { text: string }) =>
  /[^\p{L}\p{N}]$/u.test(text) ? <bdi>{text}</bdi> : text;

/** A paragraph in a tight list item has no margins. */
const isTightParagraph = (node: Nodes, parent: Nodes | undefined) =>
  node.type === 'paragraph' && parent?.type === 'listItem' && !parent.spread;

function unknownNode({ type }: Nodes): never {
  throw new Error(`Reference pages show no ${type}. Add it to src/components/Prose/Prose.tsx.`);
}

function render(node: Nodes, parent?: Nodes): ReactNode {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode')
    return (
      <code>
        <Breaks code={node.value} />
      </code>
    );
  if (!('children' in node)) return unknownNode(node);
  const children = node.children.map((child, index) => (
    <Fragment key={index}>{render(child, node)}</Fragment>
  ));
  if (isTightParagraph(node, parent)) return children;
  switch (node.type) {
    case 'paragraph':
      return <p>{children}</p>;
    case 'link':
      return <a href={node.url}>{children}</a>;
    case 'strong':
      return <strong>{children}</strong>;
    case 'emphasis':
      return <em>{children}</em>;
    case 'list':
      return node.ordered ? <ol>{children}</ol> : <ul>{children}</ul>;
    case 'listItem':
      return <li id={node.data?.hProperties?.['id'] as string | undefined}>{children}</li>;
    case 'blockquote':
      return <blockquote>{children}</blockquote>;
    default:
      return unknownNode(node);
  }
}

/**
 * Text as data: sentences from packages and of our own, with their code and links.
 *
 * **When to use:** Use it for sentences that come as data, such as the description of a prop.
 *
 * **When not to use:** Don't use it for pages: they are written in Markdown.
 *
 * **Accessibility:** It renders plain paragraphs, code and links.
 */
export function Prose({ nodes }: { nodes: readonly RootContent[] }) {
  return nodes.map((node, index) => <Fragment key={index}>{render(node)}</Fragment>);
}
