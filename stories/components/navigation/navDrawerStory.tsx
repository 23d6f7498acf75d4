import type { Decorator } from '@storybook/react-vite';
import { BarButton } from '../../../src/components/BarButton/BarButton';
import { attachNavDrawer } from '../../../src/components/NavDrawer/NavDrawer.behavior';
import { NavDrawer, navDrawerId } from '../../../src/components/NavDrawer/NavDrawer';
import { activeHref, sampleMenu } from './sampleMenu';

const behaviors = [attachNavDrawer];

const withItsButton: Decorator = (Story) => (
  <>
    <BarButton type="button" popoverTarget={navDrawerId} aria-label="Open menu">
      ☰
    </BarButton>
    <Story />
  </>
);

/** The menu of a page, with the button that opens the drawer. */
export const navDrawerStory = {
  component: NavDrawer,
  args: { label: 'Toolpad Core', nodes: sampleMenu, activeHref },
  parameters: { behaviors, layout: 'fullscreen' as const },
  globals: { viewport: { value: 'desktop' } },
  decorators: [withItsButton],
  // Loaded, as it is for a reader soon after the pointer or the focus has come to the menu.
  beforeEach: async () => {
    await import('../../../src/components/NavDrawer/attachMenuFilter');
  },
};

export const nav = () => document.getElementById(navDrawerId)!;

export const filterBox = () => nav().querySelector<HTMLInputElement>('input[type="search"]')!;
