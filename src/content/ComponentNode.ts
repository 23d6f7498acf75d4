import type { ElementContent } from 'hast';
import type { ComponentName } from './registry';
import type { Json } from './PageRecord';

/** A component between plain markup, in the HTML tree, until the tree becomes blocks. */
export interface ComponentNode {
  type: 'component';
  name: ComponentName;
  props: Record<string, Json>;
  children: ElementContent[];
  position?: { start: { line: number } } | undefined;
}

declare module 'hast' {
  interface ElementContentMap {
    component: ComponentNode;
  }
  interface RootContentMap {
    component: ComponentNode;
  }
}
