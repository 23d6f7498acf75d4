import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import DashboardLayoutPattern from '../../docs/core/react-dashboard-layout/demos/DashboardLayoutPattern';
import { demoStory } from './demoStory';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/Dashboard Layout/Pattern',
  component: DashboardLayoutPattern,
});

export const PageBelowTheEntry = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveTextContent('/repairs/17');
    await expect(canvas.getByRole('link', { name: 'Repairs' })).toHaveClass('Mui-selected');
  },
});

export const NextPageBelow = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next repair' }));
    await expect(canvas.getByRole('main')).toHaveTextContent('/repairs/18');
    await expect(canvas.getByRole('link', { name: 'Repairs' })).toHaveClass('Mui-selected');
  },
});

export const AnotherEntryChosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Stock' }));
    await expect(canvas.getByRole('link', { name: 'Stock' })).toHaveClass('Mui-selected');
    await expect(canvas.getByRole('link', { name: 'Repairs' })).not.toHaveClass('Mui-selected');
  },
});

export const RightToLeftAndDark = NextPageBelow.extend({
  globals: { direction: 'rtl', mode: 'dark' },
});
