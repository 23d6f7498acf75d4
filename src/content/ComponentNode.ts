import type { ElementContent } from 'hast';
import type { RootContent } from 'mdast';
import type { Handler } from 'mdast-util-to-hast';
import type { Node } from 'unist';
import type { Json } from './PageRecord';
import type { ComponentName } from './registry';

interface Component extends Node {
  type: 'component';
  name: ComponentName;
  props: Record<string, Json>;
}

/** A component between plain markup in the Markdown tree. */
export interface MarkdownComponent extends Component {
  children: RootContent[];
}

/** A component between plain markup in the HTML tree, until the tree becomes blocks. */
export interface HtmlComponent extends Component {
  children: ElementContent[];
}

declare module 'hast' {
  interface ElementContentMap {
    component: HtmlComponent;
  }
  interface RootContentMap {
    component: HtmlComponent;
  }
}

declare module 'mdast' {
  interface BlockContentMap {
    component: MarkdownComponent;
  }
  interface RootContentMap {
    component: MarkdownComponent;
  }
}

/** Takes components from the Markdown tree over into the HTML tree. */
export const componentHandler: Handler = (state, node: MarkdownComponent) => ({
  ...node,
  children: state.all(node as never),
});
