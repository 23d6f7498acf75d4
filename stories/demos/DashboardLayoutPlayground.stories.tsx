import { screen } from '../kit/storyTest';
import playground from 'playground:DashboardLayoutPlayground';
import preview from '../../.storybook/preview';
import * as demo from '../../docs/core/react-dashboard-layout/demos/DashboardLayoutPlayground';
import { besideMenu } from './demoStory';
import { hasButton, isTinted, playgroundStory, shows, turnEachControl } from './playgroundStory';

const meta = preview.meta({
  ...playgroundStory(playground, demo),
  title: 'Dashboard Layout/Playground',
  tags: ['all-modes', '!autodocs'],
});

const sidebarWidth = () =>
  Math.max(...screen.queryAllByRole('navigation').map((one) => one.getBoundingClientRect().width));

export const Playground = meta.story({
  parameters: besideMenu,
  play: turnEachControl(playground, {
    hideNavigation: [true, () => screen.queryAllByRole('link', { name: 'Orders' }).length === 0],
    disableCollapsibleSidebar: [
      true,
      () => screen.queryAllByRole('button', { name: /collapse/i }).length === 0,
    ],
    defaultSidebarCollapsed: [true, () => sidebarWidth() < 120],
    sidebarExpandedWidth: [240, () => Math.round(sidebarWidth()) === 239],
    'branding.title': ['Night shift', shows('Night shift')],
    navigation: ['nestedNavigation', shows('Workshop')],
    'slots.appTitle': ['AppTitle', shows('Beta')],
    'slots.toolbarActions': ['ToolbarActions', hasButton('Notifications')],
    'slots.toolbarAccount': ['ToolbarAccount', shows('EB')],
    'slots.sidebarFooter': ['SidebarFooter', shows('Version 2.4')],
    sx: ['tintedContent', isTinted],
  }),
});
