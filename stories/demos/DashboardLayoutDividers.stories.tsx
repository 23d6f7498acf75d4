import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import DashboardLayoutDividers from '../../docs/core/react-dashboard-layout/demos/DashboardLayoutDividers';
import { demoStory } from './demoStory';
import { withoutAxeRule } from './withoutAxeRule';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/Dashboard Layout/Dividers',
  component: DashboardLayoutDividers,
  // The package puts the line into the list without an item around it.
  parameters: { ...demoStory.parameters, ...withoutAxeRule('list') },
});

export const AsOpened = meta.story({
  play: async ({ canvas }) => {
    const navigation = canvas.getByRole('navigation');
    const line = within(navigation).getByRole('separator').getBoundingClientRect();
    await expect(line.top).toBeGreaterThan(
      canvas.getByRole('link', { name: 'Stock' }).getBoundingClientRect().bottom,
    );
    await expect(line.bottom).toBeLessThan(
      canvas.getByRole('link', { name: 'Settings' }).getBoundingClientRect().top,
    );
  },
});

export const RightToLeftAndDark = AsOpened.extend({ globals: { direction: 'rtl', mode: 'dark' } });
