import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import DashboardLayoutNested from '../../docs/core/react-dashboard-layout/demos/DashboardLayoutNested';
import { demoStory } from './demoStory';
import { withoutAxeRule } from './withoutAxeRule';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/Dashboard Layout/Nested',
  component: DashboardLayoutNested,
});

/** The package puts the list of an open group into the list around it, without an item between. */
const openGroup = withoutAxeRule('list');

export const AsOpened = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Repairs' })).toHaveClass('Mui-selected');
    await expect(canvas.queryByRole('link', { name: 'Frames' })).not.toBeInTheDocument();
  },
});

export const GroupOpened = meta.story({
  parameters: openGroup,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stock' }));
    await expect(await canvas.findByRole('link', { name: 'Frames' })).toBeVisible();
    await expect(canvas.getByRole('main')).toHaveTextContent('/repairs');
  },
});

export const PageTwoLevelsDown = GroupOpened.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stock' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Wheels' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Rear' }));
    await expect(canvas.getByRole('main')).toHaveTextContent('/stock/wheels/rear');
    await expect(canvas.getByRole('link', { name: 'Rear' })).toHaveClass('Mui-selected');
  },
});

export const RightToLeftAndDark = PageTwoLevelsDown.extend({
  globals: { direction: 'rtl', mode: 'dark' },
});
