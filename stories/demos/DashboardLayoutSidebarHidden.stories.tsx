import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import DashboardLayoutSidebarHidden from '../../docs/core/react-dashboard-layout/demos/DashboardLayoutSidebarHidden';
import { demoStory } from './demoStory';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/Dashboard Layout/Sidebar hidden',
  component: DashboardLayoutSidebarHidden,
});

export const AsOpened = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
    await expect(
      canvas.queryByRole('button', { name: /navigation menu$/ }),
    ).not.toBeInTheDocument();
    await expect(canvas.getByRole('main').offsetWidth).toBe(window.innerWidth);
  },
});

export const RightToLeftAndDark = AsOpened.extend({ globals: { direction: 'rtl', mode: 'dark' } });
