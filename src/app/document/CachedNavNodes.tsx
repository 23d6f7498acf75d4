import { renderToStaticMarkup } from 'react-dom/server';
import { containsPage, NavNode, type NavNodesProps } from '../../components/NavDrawer/NavNodes';
import type { MenuNode } from '../../domain/navigation/MenuNode';
import { TextsProvider, useLanguage, type Spoken } from '../../platform/TextsContext';

const inactive = '';
/** A thread renders one language. */
const closed = new WeakMap<MenuNode, string>();

/** Inner HTML of an entry that the active page is not in: the same on every page, so it is rendered once for a thread. */
function closedHtml(node: MenuNode, language: Spoken): string {
  const known = closed.get(node);
  if (known !== undefined) return known;
  const html = renderToStaticMarkup(
    <TextsProvider language={language}>
      <NavNode node={node} activeHref={inactive} />
    </TextsProvider>,
  ).replace(/^<li>|<\/li>$/g, '');
  closed.set(node, html);
  return html;
}

/** `NavNodes` for a build of many pages: renders only the branch that the active page is in. */
export function CachedNavNodes({ nodes, activeHref }: NavNodesProps) {
  const language = useLanguage();
  return (
    <ul>
      {nodes.map((node) => {
        const key = node.kind === 'page' ? node.href : node.id;
        return containsPage(node, activeHref) ? (
          <NavNode key={key} node={node} activeHref={activeHref} />
        ) : (
          <li key={key} dangerouslySetInnerHTML={{ __html: closedHtml(node, language) }} />
        );
      })}
    </ul>
  );
}
