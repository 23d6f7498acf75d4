import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import DashboardLayoutAccountSidebar from '../../docs/core/react-dashboard-layout/demos/DashboardLayoutAccountSidebar';
import { demoStory } from './demoStory';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/Dashboard Layout/Account in the sidebar',
  component: DashboardLayoutAccountSidebar,
});

export const AsOpened = meta.story({
  play: async ({ canvas }) => {
    const navigation = within(canvas.getByRole('navigation'));
    await expect(navigation.getByText('Front Desk')).toBeVisible();
    await expect(navigation.getByText('desk@workshop.example')).toBeVisible();
    await expect(
      within(canvas.getByRole('banner')).queryByRole('button', { name: 'Current User' }),
    ).not.toBeInTheDocument();
  },
});

export const MenuOpened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account menu' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign Out' })).toBeVisible());
  },
});

export const SidebarCollapsed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse navigation menu' }));
    const navigation = within(canvas.getByRole('navigation'));
    await expect(navigation.getByRole('button', { name: 'Current User' })).toBeVisible();
    await expect(navigation.queryByText('desk@workshop.example')).not.toBeInTheDocument();
  },
});

export const RightToLeftAndDark = MenuOpened.extend({
  globals: { direction: 'rtl', mode: 'dark' },
});
