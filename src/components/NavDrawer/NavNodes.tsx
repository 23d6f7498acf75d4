import type { MenuNode } from '../../domain/navigation/menu';
import { strings } from '../../domain/strings/strings';
import { Title } from '../Prose/Prose';

export interface NavNodesProps {
  nodes: readonly MenuNode[];
  activeHref: string;
}

/** Whether the page is this entry, the index of this group, or somewhere below it. */
export function containsPage(node: MenuNode, href: string): boolean {
  if (node.kind !== 'subheader' && node.href === href) return true;
  return node.kind !== 'page' && node.children.some((child) => containsPage(child, href));
}

/**
 * One entry of the menu. A group without the active page looks the same on every page, so its HTML can be kept.
 * Plain elements: the drawer styles them, and sixty of them stay small.
 */
export function NavNode({ node, activeHref }: { node: MenuNode; activeHref: string }) {
  const title = (
    <>
      <Title text={node.title} />
      {node.newFeature && <small>{strings['menu.new']}</small>}
    </>
  );
  if (node.kind === 'page') {
    const current = node.href === activeHref ? 'page' : undefined;
    return (
      <li>
        <a href={node.href} aria-current={current}>
          {title}
        </a>
      </li>
    );
  }
  const below = <NavNodes nodes={node.children} activeHref={activeHref} />;
  if (node.kind === 'subheader') {
    return (
      <li>
        <strong>{title}</strong>
        {below}
      </li>
    );
  }
  return (
    <li>
      <details open={containsPage(node, activeHref)}>
        <summary>{title}</summary>
        {below}
      </details>
    </li>
  );
}

/** A level of the menu. */
export function NavNodes({ nodes, activeHref }: NavNodesProps) {
  return (
    <ul>
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
