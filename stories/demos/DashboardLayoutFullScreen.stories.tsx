import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import DashboardLayoutFullScreen from '../../docs/core/react-dashboard-layout/demos/DashboardLayoutFullScreen';
import { demoStory } from './demoStory';
import { inStyling } from './inStyling';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/Dashboard Layout/Full screen',
  component: DashboardLayoutFullScreen,
});

export const AsOpened = meta.story({
  play: async ({ canvas }) => {
    const total = canvas.getByText('24 repairs').getBoundingClientRect();
    await expect(Math.round(total.bottom)).toBe(window.innerHeight);
    await expect(document.documentElement.scrollHeight).toBe(window.innerHeight);
    const list = canvas.getByRole('list', { name: 'Repairs' });
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
  },
});

export const LastRepairReached = meta.story({
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Repair 24' }).focus();
    await expect(canvas.getByRole('list', { name: 'Repairs' }).scrollTop).toBeGreaterThan(0);
    await expect(canvas.getByText('24 repairs')).toBeVisible();
  },
});

export const RightToLeftAndDark = AsOpened.extend({ globals: { direction: 'rtl', mode: 'dark' } });

export const Tailwind = AsOpened.extend(inStyling('DashboardLayoutFullScreen', 'tailwind'));

export const Css = AsOpened.extend(inStyling('DashboardLayoutFullScreen', 'css'));
