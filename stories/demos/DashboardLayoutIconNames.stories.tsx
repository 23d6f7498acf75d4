import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import DashboardLayoutIconNames from '../../docs/core/react-dashboard-layout/demos/DashboardLayoutIconNames';
import { demoStory } from './demoStory';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/Dashboard Layout/Icon names',
  component: DashboardLayoutIconNames,
});

export const AsOpened = meta.story({
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation')).getAllByRole('link');
    // The word is for the font alone: what is read out is the title.
    await expect(links.map((link) => link.textContent)).toEqual([
      'buildRepairs',
      'inventory_2Stock',
      'directions_bikeTest rides',
    ]);
    await expect(canvas.getByRole('link', { name: 'Stock' })).toBeVisible();
    await waitFor(() =>
      expect(document.documentElement).toHaveAttribute('data-material-icons', 'ready'),
    );
    for (const link of links) {
      const icon = link.querySelector<HTMLElement>('.material-icons')!;
      await expect([icon.offsetWidth, icon.offsetHeight, icon.scrollWidth]).toEqual([24, 24, 24]);
    }
  },
});

export const EntryChosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Test rides' }));
    await expect(canvas.getByRole('main')).toHaveTextContent('/rides');
    await expect(canvas.getByRole('link', { name: 'Test rides' })).toHaveClass('Mui-selected');
  },
});

export const RightToLeftAndDark = EntryChosen.extend({
  globals: { direction: 'rtl', mode: 'dark' },
});
