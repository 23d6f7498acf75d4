import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import DashboardLayoutSlots from '../../docs/core/react-dashboard-layout/demos/DashboardLayoutSlots';
import { demoStory } from './demoStory';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/Dashboard Layout/Slots',
  component: DashboardLayoutSlots,
});

export const AsOpened = meta.story({
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner');
    await expect(header).toHaveTextContent('Workshop');
    await expect(header).toHaveTextContent('Test data');
    await expect(header).not.toHaveTextContent('Toolpad');
    await expect(canvas.getByRole('button', { name: 'Search' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Switch to/ })).toBeVisible();
    await expect(canvas.getByRole('navigation')).toHaveTextContent('Workshop 2.4, synced today');
  },
});

export const FooterOfACollapsedSidebar = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse navigation menu' }));
    const navigation = canvas.getByRole('navigation');
    await expect(within(navigation).getByText('2.4')).toBeVisible();
    await expect(navigation).not.toHaveTextContent('synced today');
  },
});

export const RightToLeftAndDark = AsOpened.extend({ globals: { direction: 'rtl', mode: 'dark' } });
