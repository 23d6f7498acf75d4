import type { MenuNode } from '../../domain/navigation/MenuNode';
import { CloseIcon, Drawer, DrawerHead } from './NavDrawer.styles';
import { BarButton } from '../BarButton/BarButton';
import { NavNodes, type NavNodesProps } from './NavNodes';
import type { ReactNode } from 'react';

/** Where the menu button of the bar points. */
export const navDrawerId = 'docs-menu';

export interface NavDrawerProps {
  /** Names the menu, for assistive technology and at the head of the drawer: the product's name. */
  label: string;
  nodes: MenuNode[];
  /** Canonical address of the page that is shown. */
  activeHref: string;
  /** Draws the list itself; for a build that keeps the HTML of closed groups. */
  renderNodes?: (props: NavNodesProps) => ReactNode;
}

/** The side menu: a column where there is room, else a drawer that a button opens, with or without script. */
export function NavDrawer({ label, nodes, activeHref, renderNodes = NavNodes }: NavDrawerProps) {
  return (
    <Drawer popover="auto" id={navDrawerId} aria-label={label} data-nav="">
      <DrawerHead>
        <strong>{label}</strong>
        <BarButton type="button" popoverTarget={navDrawerId} popoverTargetAction="hide" aria-label="Close menu">
          <CloseIcon viewBox="0 0 16 16" aria-hidden>
            <path d="m4 4 8 8m0-8-8 8" />
          </CloseIcon>
        </BarButton>
      </DrawerHead>
      {renderNodes({ nodes, activeHref })}
    </Drawer>
  );
}
