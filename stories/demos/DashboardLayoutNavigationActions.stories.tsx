import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import DashboardLayoutNavigationActions from '../../docs/core/react-dashboard-layout/demos/DashboardLayoutNavigationActions';
import { demoStory } from './demoStory';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/Dashboard Layout/Navigation actions',
  component: DashboardLayoutNavigationActions,
});

export const AsOpened = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Repairs 7' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Stock actions' })).toBeVisible();
  },
});

export const MenuOfAnEntryOpened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stock actions' }));
    const menu = await screen.findByRole('menu');
    await waitFor(() =>
      expect(within(menu).getByRole('menuitem', { name: 'Order parts' })).toBeVisible(),
    );
    await expect(canvas.getByRole('main', { hidden: true })).toHaveTextContent('/repairs');
  },
});

export const ActionChosenOnTheSamePage = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stock actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Order parts' }));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(canvas.getByRole('main')).toHaveTextContent('/repairs');
    await userEvent.click(canvas.getByRole('link', { name: /^Stock/ }));
    await expect(canvas.getByRole('main')).toHaveTextContent('/stock');
  },
});

export const SidebarCollapsed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse navigation menu' }));
    await expect(canvas.queryByRole('button', { name: 'Stock actions' })).not.toBeInTheDocument();
  },
});

export const RightToLeftAndDark = MenuOfAnEntryOpened.extend({
  globals: { direction: 'rtl', mode: 'dark' },
});
