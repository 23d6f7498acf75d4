import type { MenuNode } from '../../domain/navigation/MenuNode';
import { navDrawerClasses as classes } from './classes';
import { strings } from '../../domain/strings/strings';

export interface NavNodesProps {
  nodes: readonly MenuNode[];
  activeHref: string;
}

/** Whether the page is this entry, the index of this group, or somewhere below it. */
export function containsPage(node: MenuNode, href: string): boolean {
  if (node.kind !== 'subheader' && node.href === href) return true;
  return node.kind !== 'page' && node.children.some((child) => containsPage(child, href));
}

function NewMark() {
  return <small className={classes.tag}>{strings['menu.new']}</small>;
}

/**
 * One entry of the menu. A group without the active page looks the same on every page, so its HTML can be kept.
 * Plain elements with classes: the drawer styles them, and sixty of them stay small.
 */
export function NavNode({ node, activeHref }: { node: MenuNode; activeHref: string }) {
  if (node.kind === 'page') {
    return (
      <li>
        <a
          className={classes.link}
          href={node.href}
          aria-current={node.href === activeHref ? 'page' : undefined}
        >
          {node.title}
          {node.newFeature && <NewMark />}
        </a>
      </li>
    );
  }
  if (node.kind === 'subheader') {
    return (
      <li>
        <strong className={classes.subheader}>
          {node.title}
          {node.newFeature && <NewMark />}
        </strong>
        <NavNodes nodes={node.children} activeHref={activeHref} />
      </li>
    );
  }
  return (
    <li>
      <details open={containsPage(node, activeHref)}>
        <summary className={classes.group}>
          {node.title}
          {node.newFeature && <NewMark />}
        </summary>
        <NavNodes nodes={node.children} activeHref={activeHref} />
      </details>
    </li>
  );
}

/** A level of the menu. */
export function NavNodes({ nodes, activeHref }: NavNodesProps) {
  return (
    <ul className={classes.list}>
      {nodes.map((node) => (
        <NavNode
          key={node.kind === 'page' ? node.href : node.id}
          node={node}
          activeHref={activeHref}
        />
      ))}
    </ul>
  );
}
