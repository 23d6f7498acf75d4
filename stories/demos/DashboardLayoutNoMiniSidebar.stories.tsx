import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import DashboardLayoutNoMiniSidebar from '../../docs/core/react-dashboard-layout/demos/DashboardLayoutNoMiniSidebar';
import { demoStory } from './demoStory';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/Dashboard Layout/No mini sidebar',
  component: DashboardLayoutNoMiniSidebar,
});

export const OnAWideScreen = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation').offsetWidth).toBeGreaterThan(300);
    await expect(
      canvas.queryByRole('button', { name: /navigation menu$/ }),
    ).not.toBeInTheDocument();
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Expand navigation menu' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Stock' }));
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'Stock' })).not.toBeInTheDocument(),
    );
  },
});

export const RightToLeftAndDark = OnAWideScreen.extend({
  globals: { direction: 'rtl', mode: 'dark' },
});
