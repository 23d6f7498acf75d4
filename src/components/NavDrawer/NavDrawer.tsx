import { strings } from '../../domain/strings/strings';
import type { MenuNode } from '../../domain/navigation/menu';
import { Drawer, DrawerFoot, DrawerHead } from './NavDrawer.styles';
import { BarButton } from '../BarButton/BarButton';
import { Icon } from '../Icon/Icon';
import { NavNodes, type NavNodesProps } from './NavNodes';
import type { ReactNode } from 'react';

/** Where the menu button of the bar points. */
export const navDrawerId = 'docs-menu';

/** From this many entries on, those out of view are not laid out. */
const largeMenu = 400;

const countEntries = (nodes: readonly MenuNode[]): number =>
  nodes.reduce(
    (sum, node) => sum + 1 + (node.kind === 'page' ? 0 : countEntries(node.children)),
    0,
  );

export interface NavDrawerProps {
  /** Names the menu, for assistive technology and at the head of the drawer: the product's name. */
  label: string;
  /** Shown beside the name. */
  version?: string;
  /** On phones, where the bar has no room for them: the products, and what else ends the menu. */
  tabs?: ReactNode;
  children?: ReactNode;
  nodes: MenuNode[];
  /** Canonical path of the current page. */
  activeHref: string;
  /** Draws the list itself; for a build that keeps the HTML of closed groups. */
  renderNodes?: (props: NavNodesProps) => ReactNode;
  /** Stands right after the menu: the page's script that sets its scroll position before the first paint. */
  afterMenu?: ReactNode;
}

/**
 * The side menu: a column where there is room, else a drawer that a button opens, with or without script.
 *
 * **When to use:** Use it on every page of a product, for the way from page to page.
 *
 * **When not to use:** Don't use it for the headings of one page: that's what Toc is for.
 *
 * **Accessibility:** It's a navigation landmark of links and disclosures, with `aria-current` on this page. On small
 * windows it's a popover that Escape closes.
 */
export function NavDrawer({
  label,
  version,
  tabs,
  children,
  nodes,
  activeHref,
  renderNodes = NavNodes,
  afterMenu,
}: NavDrawerProps) {
  return (
    <>
      <Drawer
        popover="auto"
        id={navDrawerId}
        className="disclosures"
        aria-label={label}
        data-nav=""
        data-large={countEntries(nodes) >= largeMenu ? '' : undefined}
      >
        <DrawerHead data-nav-head="">
          <div data-nav-title="">
            <strong>{label}</strong>
            {version && <small>{version}</small>}
            <BarButton
              type="button"
              popoverTarget={navDrawerId}
              popoverTargetAction="hide"
              aria-label={strings['menu.close']}
              data-tip={strings['menu.close']}
            >
              <Icon name="close" />
            </BarButton>
          </div>
          {tabs}
        </DrawerHead>
        {renderNodes({ nodes, activeHref })}
        {children && <DrawerFoot>{children}</DrawerFoot>}
      </Drawer>
      {afterMenu}
    </>
  );
}
