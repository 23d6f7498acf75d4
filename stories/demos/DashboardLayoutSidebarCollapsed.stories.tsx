import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import DashboardLayoutSidebarCollapsed from '../../docs/core/react-dashboard-layout/demos/DashboardLayoutSidebarCollapsed';
import { demoStory } from './demoStory';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/Dashboard Layout/Sidebar collapsed',
  component: DashboardLayoutSidebarCollapsed,
});

export const AsOpened = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation').offsetWidth).toBeLessThanOrEqual(64);
    await expect(canvas.getByRole('link', { name: 'Stock' })).toBeVisible();
  },
});

export const Expanded = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Expand navigation menu' }));
    await waitFor(() => expect(canvas.getByRole('navigation').offsetWidth).toBeGreaterThan(300));
  },
});

export const RightToLeftAndDark = AsOpened.extend({ globals: { direction: 'rtl', mode: 'dark' } });
