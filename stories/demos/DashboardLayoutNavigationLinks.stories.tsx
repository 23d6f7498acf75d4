import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import DashboardLayoutNavigationLinks from '../../docs/core/react-dashboard-layout/demos/DashboardLayoutNavigationLinks';
import { demoStory } from './demoStory';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/Dashboard Layout/Navigation links',
  component: DashboardLayoutNavigationLinks,
});

export const AsOpened = meta.story({
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation')).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/repairs',
      '/spare-parts',
    ]);
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveClass('Mui-selected');
  },
});

export const EntryChosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Spare parts' }));
    await expect(canvas.getByRole('main')).toHaveTextContent('/spare-parts');
    await expect(canvas.getByRole('link', { name: 'Spare parts' })).toHaveClass('Mui-selected');
  },
});

export const InitialsInACollapsedSidebar = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(within(canvas.getByRole('navigation')).queryByText('SP')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse navigation menu' }));
    await expect(within(canvas.getByRole('navigation')).getByText('SP')).toBeVisible();
  },
});

export const RightToLeftAndDark = EntryChosen.extend({
  globals: { direction: 'rtl', mode: 'dark' },
});
