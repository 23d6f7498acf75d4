import { renderToStaticMarkup } from 'react-dom/server';
import { navDrawerClasses } from '../../components/NavDrawer/classes';
import { containsPage, NavNode, type NavNodesProps } from '../../components/NavDrawer/NavNodes';
import type { MenuNode } from '../../domain/navigation/MenuNode';

const inactive = '';
const closed = new WeakMap<MenuNode, string>();

/** Inner HTML of an entry without the active page: the same on every page, so each thread renders it once. */
function closedHtml(node: MenuNode): string {
  const known = closed.get(node);
  if (known !== undefined) return known;
  const html = renderToStaticMarkup(<NavNode node={node} activeHref={inactive} />).replace(
    /^<li>|<\/li>$/g,
    '',
  );
  closed.set(node, html);
  return html;
}

/** `NavNodes` for a build of many pages: renders only the branch that the active page is in. */
export function CachedNavNodes({ nodes, activeHref }: NavNodesProps) {
  return (
    <ul className={navDrawerClasses.list}>
      {nodes.map((node) => {
        const key = node.kind === 'page' ? node.href : node.id;
        return containsPage(node, activeHref) ? (
          <NavNode key={key} node={node} activeHref={activeHref} />
        ) : (
          <li key={key} dangerouslySetInnerHTML={{ __html: closedHtml(node) }} />
        );
      })}
    </ul>
  );
}
