import type { Block, Json } from './PageRecord';

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
