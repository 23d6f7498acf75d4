import { screen } from '../kit/storyTest';
import playground from 'playground:DashboardLayoutPlayground';
import preview from '../../.storybook/preview';
import * as demo from '../../docs/core/react-dashboard-layout/demos/DashboardLayoutPlayground';
import { besideMenu } from './demoStory';
import { isShown, isTinted, playgroundStory, turnEachControl } from './playgroundStory';

const meta = preview.meta({
  ...playgroundStory(playground, demo),
  title: 'Dashboard Layout/Playground',
  tags: ['all-modes', '!autodocs'],
});

const sidebarWidth = () =>
  Math.max(...screen.queryAllByRole('navigation').map((one) => one.getBoundingClientRect().width));

export const Playground = meta.story({
  parameters: besideMenu,
  play: (context) =>
    turnEachControl(
      playground,
      {
        hideNavigation: {
          value: true,
          shows: () => screen.queryAllByRole('link', { name: 'Orders' }).length === 0,
        },
        disableCollapsibleSidebar: {
          value: true,
          shows: () => screen.queryAllByRole('button', { name: /collapse/i }).length === 0,
        },
        defaultSidebarCollapsed: { value: true, shows: () => sidebarWidth() < 120 },
        sidebarExpandedWidth: { value: 240, shows: () => Math.round(sidebarWidth()) === 239 },
        'branding.title': { value: 'Night shift', shows: () => isShown('Night shift') },
        navigation: { value: 'nestedNavigation', shows: () => isShown('Workshop') },
        'slots.appTitle': { value: 'AppTitle', shows: () => isShown('Beta') },
        'slots.toolbarActions': {
          value: 'ToolbarActions',
          shows: () => screen.queryByRole('button', { name: 'Notifications' }) !== null,
        },
        'slots.toolbarAccount': { value: 'ToolbarAccount', shows: () => isShown('EB') },
        'slots.sidebarFooter': { value: 'SidebarFooter', shows: () => isShown('Version 2.4') },
        sx: {
          value: 'tintedContent',
          shows: () => isTinted(),
        },
      },
      context,
    ),
});
